import { Client } from 'pg';

/** Set by the global setup: the embedded server's administrator. */
export const SERVER_URL_VARIABLE = 'MANZIL_TEST_POSTGRES';
export const TEMPLATE = 'manzil_template';
/** How the name of a database begins that a file of tests has been given. */
export const GIVEN = 'test_';

declare global {
  /** Set by `database-environment.ts`, which drops what a file of tests has been given. */
  var takeDatabase: ((kind: 'migrated' | 'empty') => Promise<string>) | undefined;
}

/** A migrated database of its own, without rows. Answers its address. */
export const freshDatabase = () => given('migrated');

/** A database without a table. */
export const emptyDatabase = () => given('empty');

function given(kind: 'migrated' | 'empty'): Promise<string> {
  if (!globalThis.takeDatabase) throw new Error('Databases are given in the environment of api.');
  return globalThis.takeDatabase(kind);
}

/** `waits`: whether the process goes on for it. */
export async function runOn(url: string, sql: string, { waits } = { waits: true }): Promise<void> {
  // Its types lack `unref`.
  const client = new Client({ connectionString: url }) as Client & { unref: () => void };
  if (!waits) client.unref();
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
}

export function databaseUrl(server: string, name: string): string {
  const url = new URL(server);
  url.pathname = `/${name}`;
  return url.href;
}
