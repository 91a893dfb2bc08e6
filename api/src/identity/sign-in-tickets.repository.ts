import { and, eq, gt, sql } from 'drizzle-orm';
import type { Db } from '../platform/postgres/connect';
import { investors } from './investors.table';
import { newToken, tokenHash } from './session-token';
import { signInTickets } from './sign-in-tickets.table';

export const TICKET_MINUTES = 10;

/** @returns the token for its cookie */
export async function issueTicket(tx: Db, investorId: string): Promise<string> {
  const token = newToken();
  await tx.insert(signInTickets).values({
    token_hash: tokenHash(token),
    investor_id: investorId,
    expires_at: sql`now() + make_interval(mins => ${TICKET_MINUTES})`,
  });
  return token;
}

/** @returns e-mail of the account whose password was right */
export async function findTicket(db: Db, token: string): Promise<string | null> {
  const [ticket] = await db
    .select({ email: investors.email })
    .from(signInTickets)
    .innerJoin(investors, eq(investors.id, signInTickets.investor_id))
    .where(
      and(eq(signInTickets.token_hash, tokenHash(token)), gt(signInTickets.expires_at, sql`now()`)),
    );
  return ticket?.email ?? null;
}

/** @returns whether it was still there: two of them do not both get in by it */
export async function takeTicket(tx: Db, token: string): Promise<boolean> {
  const { rowCount } = await tx
    .delete(signInTickets)
    .where(
      and(eq(signInTickets.token_hash, tokenHash(token)), gt(signInTickets.expires_at, sql`now()`)),
    );
  return rowCount === 1;
}
