import { randomBytes } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { codeAt } from '../src/identity/authenticator';
import { knownDevices } from '../src/identity/known-devices.table';
import { hashUnder } from '../src/identity/password';
import { recoveryCodes, secondFactors } from '../src/identity/second-factors.table';
import { newToken, tokenHash } from '../src/identity/session-token';
import type { Db } from '../src/platform/postgres/connect';
import { TEST_FIELDS } from './test-app';

export const SECRET = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';

/** What the app shows. @param minutes by which the clock of the phone is ahead */
export const codeOf = (now: Date, minutes = 0): string =>
  codeAt(SECRET, new Date(now.getTime() + minutes * 60_000));

/** @param state `shown`: waits for its first code */
export async function aSecondFactor(
  db: Db,
  investorId: string,
  { state = 'active', codes = [] as string[] } = {},
): Promise<void> {
  const { sealed, key_id } = TEST_FIELDS.seal(`second_factors.secret:${investorId}`, SECRET);
  const salt = randomBytes(16);
  const values = {
    secret_sealed: sealed,
    secret_key_id: key_id,
    salt,
    confirmed_at: state === 'active' ? sql`now()` : null,
    created_at: sql`now()`,
    last_step: 0,
  };
  await db
    .insert(secondFactors)
    .values({ investor_id: investorId, ...values })
    .onConflictDoUpdate({ target: secondFactors.investor_id, set: values });
  for (const code of codes) {
    await db
      .insert(recoveryCodes)
      .values({ investor_id: investorId, code_hash: await hashUnder(salt, code) });
  }
}

/** @returns its id */
export async function aRememberedBrowser(db: Db, investorId: string): Promise<string> {
  const [row] = await db
    .insert(knownDevices)
    .values({
      investor_id: investorId,
      token_hash: tokenHash(newToken()),
      device: 'Firefox, Windows',
      remembered_until: sql`now() + interval '1 day'`,
    })
    .returning({ id: knownDevices.browser_id });
  if (!row) throw new Error('The browser was not stored.');
  return row.id;
}
