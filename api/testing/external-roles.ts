import { LOGIN_SETTINGS } from '../src/platform/postgres/login-settings';
import { runOn } from './test-database';

/** Without the right to make databases, to pass by row-level security, to do what an administrator does. */
export async function ownedByCreatorOfRoles(serverUrl: string): Promise<void> {
  await runOn(serverUrl, "create role owner login createrole password 'owner'");
  await runOn(serverUrl, 'create database manzil owner owner');
}

/** As deploy/postgres/roles.sql does. */
export async function makeRoles(serverUrl: string): Promise<void> {
  for (const role of ['manzil_service', 'manzil_portal']) {
    await runOn(serverUrl, `create role ${role} login password '${role}'`);
    for (const [name, value] of Object.entries(LOGIN_SETTINGS)) {
      await runOn(serverUrl, `alter role ${role} set ${name} = '${value}'`);
    }
  }
}
