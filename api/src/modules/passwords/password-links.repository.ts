import { and, eq, gt, inArray, sql } from 'drizzle-orm';
import type { AccountOwner } from '../../identity/investors.repository';
import { investors } from '../../identity/investors.table';
import { newToken, tokenHash } from '../../identity/session-token';
import type { Db } from '../../platform/postgres/connect';
import { passwordLinks } from './password-links.table';

const VALID_DAYS = 7;

export async function createPasswordLink(
  tx: Db,
  investorId: string,
): Promise<{ token: string; expiresAt: Date }> {
  const token = newToken();
  const values = {
    token_hash: tokenHash(token),
    expires_at: sql`now() + make_interval(days => ${VALID_DAYS})`,
    created_at: sql`now()`,
  };
  const [stored] = await tx
    .insert(passwordLinks)
    .values({ investor_id: investorId, ...values })
    .onConflictDoUpdate({ target: passwordLinks.investor_id, set: values })
    .returning({ expiresAt: passwordLinks.expires_at });
  if (!stored) throw new Error('The link was not stored.');
  return { token, expiresAt: stored.expiresAt };
}

const live = (token: string) =>
  and(eq(passwordLinks.token_hash, tokenHash(token)), gt(passwordLinks.expires_at, sql`now()`));

const maySignIn = inArray(investors.status, ['invited', 'active']);

export async function findLinkOwner(db: Db, token: string): Promise<AccountOwner | null> {
  const [owner] = await db
    .select({
      email: investors.email,
      first_name: investors.first_name,
      last_name: investors.last_name,
      company_name: investors.company_name,
      locale: investors.locale,
    })
    .from(passwordLinks)
    .innerJoin(investors, eq(investors.id, passwordLinks.investor_id))
    .where(and(live(token), maySignIn));
  return owner ?? null;
}

/** Uses the link up: of any number of tries at the same time one gets the investor. */
export async function takeLink(tx: Db, token: string): Promise<string | null> {
  const [link] = await tx
    .delete(passwordLinks)
    .where(live(token))
    .returning({ investor_id: passwordLinks.investor_id });
  return link?.investor_id ?? null;
}

export async function dropLinks(tx: Db, investorId: string): Promise<void> {
  await tx.delete(passwordLinks).where(eq(passwordLinks.investor_id, investorId));
}

/** Sets the password; whoever was invited may sign in from now on. @returns whether such an account was there */
export async function setFirstPassword(
  tx: Db,
  investorId: string,
  passwordHash: string,
): Promise<boolean> {
  const { rowCount } = await tx
    .update(investors)
    .set({ password_hash: passwordHash, status: 'active', updated_at: sql`now()` })
    .where(and(eq(investors.id, investorId), maySignIn));
  return rowCount === 1;
}
