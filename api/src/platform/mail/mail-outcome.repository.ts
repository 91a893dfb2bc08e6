import type { Language } from '@manzil/shared/contract/values';
import { and, eq, isNull, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../postgres/connect';
import { mailOutbox } from './mail-outbox.table';

/** A mail that this worker, and no other, may send until its lease ends. */
export type ClaimedMail = {
  id: string;
  to_address: string;
  language: Language;
  template: string;
  values: object;
  created_at: Date;
  expires_at: Date | null;
  /** This one included. */
  attempts: number;
  expired: boolean;
  last: boolean;
};

export const GIVEN_UP_AFTER = sql`interval '24 hours'`;

export const pending = and(isNull(mailOutbox.sent_at), isNull(mailOutbox.failed_at));

/** Its values go: a code that has been sent is nobody's business any more. */
export function markSent(db: Db, { id }: ClaimedMail): Promise<void> {
  return finish(db, eq(mailOutbox.id, id), { sent_at: sql`now()` });
}

export function giveUp(
  db: Db,
  mail: ClaimedMail,
  failure: NonNullable<(typeof mailOutbox.$inferSelect)['failure']>,
): Promise<void> {
  return finish(db, stillOurs(mail), { failed_at: sql`now()`, failure });
}

/** Due again after the delay, but at the latest when it expires or has its last attempt. */
export async function postpone(db: Db, mail: ClaimedMail, delayMs: number): Promise<void> {
  const { created_at, expires_at } = mailOutbox;
  await db
    .update(mailOutbox)
    .set({
      next_attempt_at: sql`least(now() + ${delayMs} * interval '1 millisecond', ${expires_at},
        ${created_at} + ${GIVEN_UP_AFTER})`,
    })
    .where(and(stillOurs(mail), pending));
}

/** Where the lease ended and another worker took over, this one has no say any more. */
const stillOurs = ({ id, attempts }: ClaimedMail) =>
  and(eq(mailOutbox.id, id), eq(mailOutbox.attempts, attempts));

async function finish(
  db: Db,
  which: SQL | undefined,
  outcome: { sent_at: SQL } | { failed_at: SQL; failure: 'expired' | 'refused' | 'undelivered' },
): Promise<void> {
  await db
    .update(mailOutbox)
    .set({ ...outcome, values: null })
    .where(and(which, pending));
}
