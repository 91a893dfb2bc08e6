import type { OpenSession } from '@manzil/shared/contract/sessions/open-sessions';
import { and, desc, eq, gt, inArray, isNull, ne, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../platform/postgres/connect';
import { investors } from './investors.table';
import { tokenHash } from './session-token';
import { sessions } from './sessions.table';
import type { InvestorId } from './signed-in';

export type Session = {
  investor_id: string;
  email: string;
  first_name: string;
  last_name: string;
  avatar: string | null;
  onboarding_step: number;
  has_factor: boolean;
};

type Origin = { device: string | null; ip_prefix: string | null };

const ABSOLUTE = sql`interval '12 hours'`;
/** As in the database function enter_session. */
const IDLE = sql`interval '30 minutes'`;
/** Live ones of an investor; those of a stolen password do not pile up unseen. */
export const MOST_SESSIONS = 20;

export const live = and(
  isNull(sessions.revoked_at),
  gt(sessions.expires_at, sql`now()`),
  gt(sessions.last_seen_at, sql`now() - ${IDLE}`),
);
const REVOKED = { revoked_at: sql`now()` };

export async function createSession(
  db: Db,
  investorId: string,
  token: string,
  origin: Origin = { device: null, ip_prefix: null },
): Promise<string> {
  const [session] = await db
    .insert(sessions)
    .values({
      investor_id: investorId,
      token_hash: tokenHash(token),
      expires_at: sql`now() + ${ABSOLUTE}`,
      ...origin,
    })
    .returning({ id: sessions.id });
  if (!session) throw new Error('The session was not stored.');
  return session.id;
}

/** Under `lockInvestor`, so that none of another sign-in is missed. @returns ids of those that ended */
export async function endOldestSessions(tx: Db, investorId: string): Promise<string[]> {
  const beyond = tx
    .select({ id: sessions.id })
    .from(sessions)
    .where(and(eq(sessions.investor_id, investorId), live))
    .orderBy(desc(sessions.created_at), desc(sessions.id))
    .offset(MOST_SESSIONS);
  const ended = await tx
    .update(sessions)
    .set(REVOKED)
    .where(inArray(sessions.id, beyond))
    .returning({ id: sessions.id });
  return ended.map(({ id }) => id);
}

/** @returns null where it was over before */
export async function revokeSession(
  db: Db,
  token: string,
): Promise<{ id: string; investor_id: string } | null> {
  const [session] = await db
    .update(sessions)
    .set(REVOKED)
    .where(and(eq(sessions.token_hash, tokenHash(token)), isNull(sessions.revoked_at)))
    .returning({ id: sessions.id, investor_id: sessions.investor_id });
  return session ?? null;
}

/** Of a live session of an account in use; it is not prolonged by it. For `manzil_service`. */
export async function findLiveSession(db: Db, token: string): Promise<string | null> {
  const [session] = await db
    .select({ id: sessions.id })
    .from(sessions)
    .innerJoin(investors, eq(investors.id, sessions.investor_id))
    .where(and(eq(sessions.token_hash, tokenHash(token)), live, eq(investors.status, 'active')));
  return session?.id ?? null;
}

/** The same for `manzil_portal`, which does not see the hashes. */
export async function ownSessionId(db: Db, token: string): Promise<string | null> {
  const { rows } = await db.execute<{ id: string | null }>(
    sql`select session_id_of(${tokenHash(token)}) as id`,
  );
  return rows[0]?.id ?? null;
}

export async function listSessions(
  db: Db,
  investorId: InvestorId,
): Promise<Omit<OpenSession, 'current'>[]> {
  const rows = await db
    .select({
      session_id: sessions.id,
      device: sessions.device,
      created_at: sessions.created_at,
      last_seen_at: sessions.last_seen_at,
    })
    .from(sessions)
    .where(and(eq(sessions.investor_id, investorId), live))
    .orderBy(desc(sessions.last_seen_at), sessions.id)
    .limit(MOST_SESSIONS);
  return rows.map((row) => ({
    ...row,
    created_at: row.created_at.toISOString(),
    last_seen_at: row.last_seen_at.toISOString(),
  }));
}

export async function revokeOwnSession(
  tx: Db,
  investorId: string,
  sessionId: string,
): Promise<boolean> {
  return (await revoke(tx, investorId, eq(sessions.id, sessionId))) === 1;
}

/** For `manzil_service`. */
export async function ownerOfSession(db: Db, sessionId: string): Promise<string | null> {
  const [session] = await db
    .select({ investor_id: sessions.investor_id })
    .from(sessions)
    .where(eq(sessions.id, sessionId));
  return session?.investor_id ?? null;
}

/** @param except id of the session that stays @returns how many were ended */
export async function revokeSessions(
  tx: Db,
  investorId: string,
  except: string | null,
): Promise<number> {
  return revoke(tx, investorId, except === null ? undefined : ne(sessions.id, except));
}

async function revoke(tx: Db, investorId: string, which: SQL | undefined): Promise<number> {
  const ended = await tx
    .update(sessions)
    .set(REVOKED)
    .where(and(eq(sessions.investor_id, investorId), which, live))
    .returning({ id: sessions.id });
  return ended.length;
}
