import type { InjectOptions } from 'fastify';
import { pino } from 'pino';
import { buildApp } from '../src/app';
import { connect, type Database, type Role } from '../src/db/connect';
import type { App, AppConfig } from '../src/module';
import { newToken } from '../src/modules/auth/session-token';
import { createSession } from '../src/modules/auth/sessions.repository';
import { checkedSerialiser } from '../src/plugins/serialisation';
import type { TestInvestor } from './fixtures';
import { freshDatabase } from './test-database';

export const PORTAL = 'http://localhost:3000';

const CONFIG: AppConfig = { origins: [PORTAL], secure: false, trustedProxies: [] };

export type Caller = ReturnType<typeof caller>;
export type TestApp = {
  app: App;
  /** Signs in as the owner of the tables: for fixtures. */
  db: Database;
  /** Requests with a session of this investor, as the portal sends them. */
  as: (investor: Pick<TestInvestor, 'id'>) => Promise<Caller>;
  /** Requests without a session. */
  anonymous: Caller;
  close: () => Promise<void>;
};

type Options = { config?: Partial<AppConfig>; now?: () => Date };

/** The real app on a database of its own; call `close` in afterAll. */
export async function buildTestApp({ config, now }: Options = {}): Promise<TestApp> {
  const url = await freshDatabase();
  const pool = (role?: Role) =>
    connect(url, { ...(role && { role }), connections: 4, onLost: () => undefined });
  const [db, service, portal] = [pool(), pool('manzil_service'), pool('manzil_portal')];
  const logger = pino({ level: 'silent' });
  const app = await buildApp({
    db: service,
    portal,
    serialiser: checkedSerialiser,
    config: { ...CONFIG, ...config },
    logger,
    ...(now && { now }),
  });
  return {
    app,
    db,
    as: async ({ id }) => {
      const token = newToken();
      await createSession(db, id, token);
      return caller(app, token);
    },
    anonymous: caller(app),
    close: async () => {
      await app.close();
      for (const { $client } of [db, service, portal]) await $client.end();
    },
  };
}

function caller(app: App, token?: string) {
  const call = (options: InjectOptions) =>
    app.inject({
      ...options,
      headers: { origin: PORTAL, ...(token && { cookie: `session=${token}` }), ...options.headers },
    });
  return {
    call,
    get: (url: string) => call({ method: 'GET', url }),
    post: (url: string, payload?: object) =>
      call({ method: 'POST', url, ...(payload && { payload }) }),
  };
}
