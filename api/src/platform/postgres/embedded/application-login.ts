import { randomBytes } from 'node:crypto';
import { Client } from 'pg';

const LOGIN = 'manzil_app';

/**
 * The connection string requests run with: a login that owns nothing, has no right of its own, and may take the two
 * roles of 0007_roles.sql. Its password lasts until the next start. Call it after the migrations.
 * @param owner connection string of the server's own role
 */
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
