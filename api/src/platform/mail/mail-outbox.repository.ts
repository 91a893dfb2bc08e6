import type { Language } from '@manzil/shared/contract/values';
import { and, eq, isNull, min, notInArray, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../postgres/connect';
import { mailOutbox } from './mail-outbox.table';
import type { AnyMailTemplate } from './templates/mail-content';

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

/** Longer than an attempt may take: a mail whose worker died is free again after it. */
const LEASE = sql`interval '2 minutes'`;
const GIVEN_UP_AFTER = sql`interval '24 hours'`;
const KEPT_FOR = sql`interval '30 days'`;

const pending = and(isNull(mailOutbox.sent_at), isNull(mailOutbox.failed_at));

export async function claimDueMails(db: Db, count: number): Promise<ClaimedMail[]> {
  const due = db.$with('due').as(
    db
      .select({ id: mailOutbox.id })
      .from(mailOutbox)
      .where(and(pending, sql`${mailOutbox.next_attempt_at} <= now()`))
      .orderBy(mailOutbox.next_attempt_at)
      .limit(count)
      .for('update', { skipLocked: true }),
  );
  const claimed = await db
    .with(due)
    .update(mailOutbox)
    .set({
      attempts: sql`${mailOutbox.attempts} + 1`,
      next_attempt_at: sql`now() + ${LEASE}`,
    })
    .from(due)
    .where(eq(mailOutbox.id, due.id))
    .returning({
      id: mailOutbox.id,
      to_address: mailOutbox.to_address,
      language: mailOutbox.language,
      template: mailOutbox.template,
      values: mailOutbox.values,
      created_at: mailOutbox.created_at,
      expires_at: mailOutbox.expires_at,
      attempts: mailOutbox.attempts,
      expired: sql<boolean>`coalesce(${mailOutbox.expires_at} <= now(), false)`,
      last: sql<boolean>`${mailOutbox.created_at} <= now() - ${GIVEN_UP_AFTER}`,
    });
  return claimed.map((mail) => ({ ...mail, values: mail.values as object }));
}

/** When the next mail is due, or the lease of one ends; null where none waits. */
export async function nextDue(db: Db): Promise<Date | null> {
  const [row] = await db
    .select({ at: min(mailOutbox.next_attempt_at) })
    .from(mailOutbox)
    .where(pending);
  return row?.at ?? null;
}

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

/** For an address that an account has left. @param except whoever wrote from an address is told, account or not */
export async function dropUnsentMails(
  tx: Db,
  to: string,
  except: readonly AnyMailTemplate[],
): Promise<void> {
  const kept = except.map(({ name }) => name);
  await tx
    .delete(mailOutbox)
    .where(and(eq(mailOutbox.to_address, to), pending, notInArray(mailOutbox.template, kept)));
}

export async function sweepMails(db: Db): Promise<number> {
  const { rowCount } = await db
    .delete(mailOutbox)
    .where(
      sql`${mailOutbox.created_at} < now() - ${KEPT_FOR} and not (${mailOutbox.sent_at} is null and ${mailOutbox.failed_at} is null)`,
    );
  return rowCount ?? 0;
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
