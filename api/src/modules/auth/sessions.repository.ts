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

const ABSOLUTE = sql`interval '12 hours'`;

export async function createSession(db: Db, investorId: string, token: string): Promise<void> {
  await db.insert(sessions).values({
    investor_id: investorId,
    token_hash: tokenHash(token),
    expires_at: sql`now() + ${ABSOLUTE}`,
  });
}

export async function revokeSession(db: Db, token: string): Promise<void> {
  await db
    .update(sessions)
    .set({ revoked_at: sql`now()` })
    .where(and(eq(sessions.token_hash, tokenHash(token)), isNull(sessions.revoked_at)));
}
