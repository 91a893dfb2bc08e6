import { createHmac } from 'node:crypto';
import { Client, escapeLiteral } from 'pg';
import { StartError } from '../start-error';
import { LOGIN_SETTINGS, lackingSettings } from './login-settings';

/** `manzil_portal`: investors, who see their own rows only. `manzil_service`: the rest. */
export type Role = 'manzil_portal' | 'manzil_service';

const ROLES: Role[] = ['manzil_service', 'manzil_portal'];

/** SQLSTATE class of a login that is refused. */
const REFUSED = /^28/;

const REASONS: Record<string, string> = {
  // undefined_table, insufficient_privilege
  '42P01': 'The database is older than this build. Run "manzil migrate" first.',
  '42501':
    'The login of DATABASE_URL may not let manzil_service and manzil_portal sign in. Run deploy/postgres/roles.sql, and set PORTAL_DATABASE_URL and MIGRATION_DATABASE_URL as well.',
};

/** The login that `makeLogins` makes. Its password follows from the owner's, so that all instances know it. */
export function asLogin(owner: string, role: Role): string {
  const url = new URL(owner);
  if (!url.password) {
    throw new StartError(
      'DATABASE_URL has no password. Set PORTAL_DATABASE_URL and MIGRATION_DATABASE_URL as well.',
    );
  }
  const secret = createHmac('sha256', decodeURIComponent(url.password));
  url.username = role;
  url.password = secret.update(role).digest('base64url');
  return url.href;
}

/** Lets the two roles sign in (0007_roles.sql made them without). @throws StartError where the owner may not */
export async function makeLogins(owner: string): Promise<void> {
  const made = await Promise.all(ROLES.map((role) => isMade(asLogin(owner, role))));
  if (made.every(Boolean)) return;
  try {
    await withClient(owner, alterRoles(owner));
  } catch (cause) {
    const reason = REASONS[codeOf(cause)];
    throw reason ? new StartError(reason, { cause }) : cause;
  }
}

const alterRoles = (owner: string) => async (client: Client) => {
  await client.query('begin');
  // Instances that start at once would meet in the catalogue.
  await client.query('lock table schema_migrations in exclusive mode');
  for (const role of ROLES) {
    const { password } = new URL(asLogin(owner, role));
    await client.query(`alter role ${role} login password ${escapeLiteral(password)}`);
    for (const [name, value] of Object.entries(LOGIN_SETTINGS)) {
      await client.query(`alter role ${role} set ${name} = ${escapeLiteral(value)}`);
    }
  }
  await client.query('commit');
};

async function isMade(login: string): Promise<boolean> {
  try {
    return await withClient(login, async (client) => (await lackingSettings(client)).length === 0);
  } catch (error) {
    if (isRefused(error)) return false;
    throw error;
  }
}

async function withClient<T>(url: string, work: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({
    connectionString: url,
    application_name: 'manzil-logins',
    connectionTimeoutMillis: 5_000,
  });
  try {
    await client.connect();
    return await work(client);
  } finally {
    await client.end();
  }
}

/** PgBouncer says so under a code that means many things. */
const REFUSED_BY_POOLER = 'SASL authentication failed';

export const isRefused = (error: unknown): boolean =>
  REFUSED.test(codeOf(error)) || (error as Error).message === REFUSED_BY_POOLER;

const codeOf = (error: unknown): string => String((error as { code?: unknown }).code);
