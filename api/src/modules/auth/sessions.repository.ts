import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Db } from '../../db/connect';
import { tokenHash } from './session-token';
import { sessions } from './sessions.table';

/** The investor behind a live session. */
export type Session = {
  investor_id: string;
  email: string;
  first_name: string;
  last_name: string;
  avatar: string | null;
  onboarding_step: number;
};

const IDLE = sql`interval '30 minutes'`;
const ABSOLUTE = sql`interval '12 hours'`;
const SEEN_STEP = sql`interval '1 minute'`;

export async function createSession(db: Db, investorId: string, token: string): Promise<void> {
  await db.insert(sessions).values({
    investor_id: investorId,
    token_hash: tokenHash(token),
    expires_at: sql`now() + ${ABSOLUTE}`,
  });
}

/** Looks the session up and, at most once a minute, notes that it is in use: one round trip. */
export async function findSession(db: Db, token: string): Promise<Session | null> {
  const { rows } = await db.execute<Session>(sql`
    with live as (
      select id, investor_id, last_seen_at from sessions
      where token_hash = ${tokenHash(token)} and revoked_at is null
        and expires_at > now() and last_seen_at > now() - ${IDLE}
    ), seen as (
      update sessions set last_seen_at = now() from live
      where sessions.id = live.id and live.last_seen_at < now() - ${SEEN_STEP}
    )
    select i.id as investor_id, i.email, i.first_name, i.last_name, i.avatar_path as avatar,
      i.onboarding_step
    from live join investors i on i.id = live.investor_id
    where i.status = 'active'`);
  return rows[0] ?? null;
}

export async function revokeSession(db: Db, token: string): Promise<void> {
  await db
    .update(sessions)
    .set({ revoked_at: sql`now()` })
    .where(and(eq(sessions.token_hash, tokenHash(token)), isNull(sessions.revoked_at)));
}
