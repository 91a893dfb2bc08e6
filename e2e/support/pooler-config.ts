import { chmodSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { asLogin } from '../../api/src/platform/postgres/logins';
import { root } from '../../scripts/packages';

export const ROLES = ['manzil_service', 'manzil_portal'] as const;

/** What the stack's pooler has, with the addresses of this machine. @returns path of the configuration */
export function configure(folder: string, serverUrl: string, port: number): string {
  mkdirSync(folder, { recursive: true });
  chmodSync(folder, 0o777);
  const users = ROLES.map((role) => `"${role}" "${new URL(asLogin(serverUrl, role)).password}"`);
  writeFileSync(join(folder, 'users'), `${users.join('\n')}\n`);
  const here = {
    manzil: `host=127.0.0.1 port=${new URL(serverUrl).port} dbname=postgres`,
    listen_addr: '127.0.0.1',
    listen_port: port,
    auth_file: join(folder, 'users'),
  };
  let text = readFileSync(join(root, 'deploy/pooler/pgbouncer.ini'), 'utf8');
  for (const [name, value] of Object.entries(here)) {
    text = text.replace(new RegExp(`^${name} = .*$`, 'm'), () => `${name} = ${value}`);
  }
  const path = join(folder, 'pgbouncer.ini');
  writeFileSync(path, `${text}logfile = ${join(folder, 'log')}\n`);
  return path;
}
