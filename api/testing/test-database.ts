import { randomUUID } from 'node:crypto';
import { Client } from 'pg';

/** Set by the global setup: the embedded server's administrator. */
export const SERVER_URL_VARIABLE = 'MANZIL_TEST_POSTGRES';
export const TEMPLATE = 'manzil_template';

/** A migrated database of its own, without rows. Copied as files, which takes a quarter of the time. Answers its address. */
export const freshDatabase = () => createDatabase(`template ${TEMPLATE} strategy file_copy`);

/** A database without a table. */
export const emptyDatabase = () => createDatabase('');

declare global {
  /** What the file of tests that runs has made, for `database-environment.ts` to drop. */
  var testDatabases: string[] | undefined;
}

async function createDatabase(options: string): Promise<string> {
  const server = process.env[SERVER_URL_VARIABLE];
  if (!server)
    throw new Error(`${SERVER_URL_VARIABLE} is unset: jest needs the api's globalSetup.`);
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  globalThis.testDatabases = [...(globalThis.testDatabases ?? []), name];
  await runOn(server, `create database ${name} ${options}`);
  return databaseUrl(server, name);
}

export async function runOn(url: string, sql: string): Promise<void> {
  const client = new Client({ connectionString: url });
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
