import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { packageDir } from '../../scripts/packages';
import { origins, workerIndex } from './origins';

/** Set by the global setup: where the portals under test keep their data. */
export const DATA_DIR_VARIABLE = 'MANZIL_E2E_DATA';

/** The data folder of a worker's portal. */
export function dataDirOf(worker: number): string {
  const folder = process.env[DATA_DIR_VARIABLE];
  if (!folder) throw new Error(`${DATA_DIR_VARIABLE} is unset: flows need the global setup.`);
  return join(folder, String(worker));
}
const dataDir = (): string => dataDirOf(workerIndex);

/** Runs the operators' command on the portal under test. @returns what it prints */
export function manzil(...args: string[]): string {
  return execFileSync(process.execPath, [join(packageDir('api'), 'dist/manzil.mjs'), ...args], {
    env: { ...process.env, DATA_DIR: dataDir(), PORTAL_ORIGINS: origins.portal },
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}

/** Adds an investor who has no password yet. @returns the link by which one is set */
export function invite(email: string): string {
  const said = manzil(
    ...['investor', 'create', '--email', email, '--first-name', 'Clara', '--last-name', 'Schuster'],
    ...['--onboarding-step', '4', '--no-mail'],
  );
  return said.match(/http\S+#link=\S+/)?.[0] ?? '';
}

/** Texts of the mails to an address, the newest last. */
export function mailsTo(email: string, template: string): string[] {
  const folder = join(dataDir(), 'mail');
  // Made with the first mail.
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => name.includes(`-${template}-`) && name.endsWith('.eml'))
    .sort()
    .map((name) => readFileSync(join(folder, name), 'utf8'))
    .filter((mail) => mail.includes(`To: ${email}`) || mail.includes(`<${email}>`));
}

/** The code in the mail to somebody who asked for one once. */
export async function mailedCode(email: string): Promise<string> {
  const mails = () => mailsTo(email, 'password-code');
  await expect.poll(() => mails().length).toBe(1);
  return mails()[0]?.match(/^\s*(\d{6})\s*$/m)?.[1] ?? '';
}
