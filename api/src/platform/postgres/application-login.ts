import { randomBytes } from 'node:crypto';
import { Client } from 'pg';

const LOGIN = 'manzil_app';

/** A login that owns nothing and takes the roles of 0007_roles.sql, until the next start. Call it after migrations. */
export async function applicationLogin(owner: string): Promise<string> {
  const password = randomBytes(24).toString('base64url');
  const client = new Client({ connectionString: owner, application_name: 'manzil-start' });
  await client.connect();
  try {
    const { rowCount } = await client.query('select from pg_roles where rolname = $1', [LOGIN]);
    if (!rowCount) await client.query(`create role ${LOGIN}`);
    await client.query(`alter role ${LOGIN} login noinherit password '${password}'`);
    await client.query(`grant manzil_portal, manzil_service to ${LOGIN}`);
  } finally {
    await client.end();
  }
  const url = new URL(owner);
  url.username = LOGIN;
  url.password = password;
  return url.href;
}
