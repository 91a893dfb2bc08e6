import { and, eq, min, notInArray, sql } from 'drizzle-orm';
import type { Db } from '../postgres/connect';
import { mailOutbox } from './mail-outbox.table';
import { type ClaimedMail, GIVEN_UP_AFTER, pending } from './mail-outcome.repository';
import type { AnyMailTemplate } from './templates/mail-content';

/** Longer than an attempt may take: a mail whose worker died is free again after it. */
const LEASE = sql`interval '2 minutes'`;

const KEPT_FOR = sql`interval '30 days'`;

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
