import { StartError } from '../start-error';
import type { Database } from './connect';
import { lackingSettings } from './login-settings';
import { isRefused, type Role } from './logins';

const VARIABLES: Record<Role, string> = {
  manzil_service: 'DATABASE_URL',
  manzil_portal: 'PORTAL_DATABASE_URL',
};

/** Row-level security depends on who signs in, and the plans on what the login brings along. @throws StartError */
export async function confirmRole(db: Database, role: Role): Promise<void> {
  const login = await signedInAs(db, role);
  if (login !== role) {
    throw new StartError(`${VARIABLES[role]} signs in as ${login} instead of ${role}.`);
  }
  const [lacking] = await lackingSettings(db.$client);
  if (!lacking) return;
  const { name, value } = lacking;
  throw new StartError(
    `${role} lacks a setting. As an administrator: alter role ${role} set ${name} = '${value}';`,
  );
}

async function signedInAs({ $client }: Database, role: Role): Promise<string | undefined> {
  try {
    // A role that is set by start options could be left again.
    const { rows } = await $client.query<{ login: string }>('select session_user as login');
    return rows[0]?.login;
  } catch (cause) {
    if (!isRefused(cause)) throw cause;
    const { message } = cause as Error;
    throw new StartError(`${VARIABLES[role]} is refused: ${message}.`, { cause });
  }
}
