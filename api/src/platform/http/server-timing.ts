import { statementTimes } from '../postgres/timed-client';
import type { App } from './module';

const milliseconds = (ms: number) => ms.toFixed(1);

/** For the network panel of a developer's browser: how long an answer took, and how much of it in how many statements. */
export function addServerTiming(app: App): void {
  app.addHook('onRequest', (_request, _reply, done) => statementTimes.run([], done));

  app.addHook('onSend', (_request, reply, payload, done) => {
    const statements = statementTimes.getStore() ?? [];
    const inDatabase = statements.reduce((sum, ms) => sum + ms, 0);
    reply.header(
      'server-timing',
      `app;dur=${milliseconds(reply.elapsedTime)}, db;dur=${milliseconds(inDatabase)};desc="${statements.length} SQL"`,
    );
    done(null, payload);
  });
}
