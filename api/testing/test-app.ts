import type { InjectOptions } from 'fastify';
import { pino } from 'pino';
import type { Registry } from 'prom-client';
import { buildApp } from '../src/app';
import { newToken } from '../src/identity/session-token';
import { createSession } from '../src/identity/sessions.repository';
import type { Files } from '../src/platform/files/encrypted-files';
import type { FileStore } from '../src/platform/files/file-store';
import type { Scan } from '../src/platform/files/scan/clamd';
import type { App, AppConfig } from '../src/platform/http/module';
import { checkedSerialiser } from '../src/platform/http/serialisation';
import { loggerOptions } from '../src/platform/logger';
import { connect, type Database } from '../src/platform/postgres/connect';
import { asLogin } from '../src/platform/postgres/logins';
import { fieldCipher } from '../src/platform/secrets/field-cipher';
import { masterKeysOf } from '../src/platform/secrets/master-keys';
import { appLeaks } from './canaries/app-leaks';
import { assertNoLeak } from './canaries/leaks';
import { sent, watchCipher } from './canaries/sent';
import { watchApp } from './canaries/watch-app';
import { watchErrors } from './declared-errors';
import type { TestInvestor } from './fixtures';
import { temporaryFiles } from './temporary-files';
import { freshDatabase } from './test-database';

export const PORTAL = 'http://localhost:3000';

/** Opens what the test app has sealed. */
export const TEST_FIELDS = watchCipher(fieldCipher(masterKeysOf([Buffer.alloc(32, 7)])));

export const TEST_AUTH_KEY = Buffer.alloc(32, 5);

export const TEAM = 'team@manzil.example';

const CONFIG: AppConfig = {
  origins: [PORTAL],
  secure: false,
  trustedProxies: [],
  supportEmail: TEAM,
  passwordRangeUrl: null,
  requireSecondFactor: false,
};

export type Caller = ReturnType<typeof caller>;
export type TestApp = {
  app: App;
  /** Signs in as the owner of the tables: for fixtures. */
  db: Database;
  /** Works as `manzil_service`: for what operators do. */
  service: Database;
  /** `path`: where the files are, unless other ones were asked for. */
  stored: Files & { path: string };
  /** Requests with a session of this investor, as the portal sends them. */
  as: (investor: Pick<TestInvestor, 'id'>) => Promise<Caller>;
  /** Requests without a session. */
  anonymous: Caller;
  close: () => Promise<void>;
};

/** Twenty at once find one each: on a slow machine the wait for one of four was longer than the API's patience. */
const CONNECTIONS = 20;

type Options = {
  config?: Partial<AppConfig>;
  now?: () => Date;
  files?: FileStore;
  /** Gets every line of the log, as the API writes it. */
  log?: (line: string) => void;
  metrics?: Registry;
  /** The operators' virus scanner. */
  scan?: Scan;
  /** For more requests at once than there are connections: on a machine that runs other suites they wait long. */
  connectTimeoutMs?: number;
};

/**
 * The real app on a database of its own; call `close` in afterAll. It throws where the log, a mail or a table holds what
 * requests have carried and it must not (canaries/), and where a route has answered with an error that it does not declare.
 */
export async function buildTestApp({
  config,
  now,
  files,
  log,
  metrics,
  scan,
  connectTimeoutMs,
}: Options = {}): Promise<TestApp> {
  const url = await freshDatabase();
  const pool = (address: string) =>
    connect(address, {
      connections: CONNECTIONS,
      ...(connectTimeoutMs && { connectTimeoutMs }),
      onLost: () => undefined,
    });
  const [db, service, portal] = [
    pool(url),
    pool(asLogin(url, 'manzil_service')),
    pool(asLogin(url, 'manzil_portal')),
  ];
  const stored = await temporaryFiles();
  const lines: string[] = [];
  const write = (line: string) => {
    lines.push(line);
    log?.(line);
  };
  const { app, undeclared } = await watchErrors(() =>
    buildApp({
      db: service,
      portal,
      files: files ?? stored.files,
      fileKeys: stored.fileKeys,
      fields: TEST_FIELDS,
      authKey: TEST_AUTH_KEY,
      serialiser: checkedSerialiser,
      config: { ...CONFIG, ...config },
      logger: pino(loggerOptions('trace'), { write }),
      metrics,
      scan: scan ?? null,
      ...(now && { now }),
    }),
  );
  watchApp(app);
  return {
    app,
    db,
    service,
    stored: { files: files ?? stored.files, fileKeys: stored.fileKeys, path: stored.path },
    as: async ({ id }) => {
      const token = newToken();
      sent.add('token', token);
      await createSession(db, id, token);
      return caller(app, token);
    },
    anonymous: caller(app),
    close: async () => {
      await app.close();
      const left = { db, authKey: TEST_AUTH_KEY, log: lines, filesPath: stored.path };
      try {
        assertNoLeak(await appLeaks(sent, left));
        if (undeclared.size > 0)
          throw new Error(`Not in \`errors\`: ${[...undeclared].join(', ')}`);
      } finally {
        for (const { $client } of [db, service, portal]) await $client.end();
        await stored.remove();
      }
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
