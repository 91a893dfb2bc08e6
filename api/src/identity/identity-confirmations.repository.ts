import { and, eq, gt, sql } from 'drizzle-orm';
import type { Db } from '../platform/postgres/connect';
import { identityConfirmations } from './identity-confirmations.table';
import { newToken, tokenHash } from './session-token';

/** What was confirmed is done at once. */
const CONFIRMED_MINUTES = 5;

/** @returns the token that stands for the password, once */
export async function issueConfirmation(db: Db, investorId: string): Promise<string> {
  const token = newToken();
  await db.insert(identityConfirmations).values({
    token_hash: tokenHash(token),
    investor_id: investorId,
    expires_at: sql`now() + make_interval(mins => ${CONFIRMED_MINUTES})`,
  });
  return token;
}

/** @returns whether it was there, and of this investor */
export async function takeConfirmation(
  db: Db,
  investorId: string,
  token: string,
): Promise<boolean> {
  const { rowCount } = await db
    .delete(identityConfirmations)
    .where(
      and(
        eq(identityConfirmations.token_hash, tokenHash(token)),
        eq(identityConfirmations.investor_id, investorId),
        gt(identityConfirmations.expires_at, sql`now()`),
      ),
    );
  return rowCount === 1;
}
