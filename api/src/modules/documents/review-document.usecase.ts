import { and, eq, isNull, sql } from 'drizzle-orm';
import { recordAuditEvent } from '../../platform/audit/record-audit-event';
import { notFound } from '../../platform/http/errors';
import { queueMail } from '../../platform/mail/queue-mail';
import type { Db } from '../../platform/postgres/connect';
import { reopenInstalment, settleInstalment } from '../instalments/settle-instalment.usecase';
import { notReviewable, waitsForScan } from './documents.errors';
import { documents } from './documents.table';
import { documentAccepted } from './mails/document-accepted.mail';
import type { DeclineCode } from './mails/document-declined.mail';
import { documentDeclined } from './mails/document-declined.mail';
import { lockReviewed } from './reviewed-document.repository';

type Status = (typeof documents.status.enumValues)[number];

export type Review = {
  documentId: string;
  operator: string;
  /** What it was when it was decided; left out: whatever it is. */
  seen?: Status;
} & (
  | {
      decision: 'accepted';
      /** Last valid day, where the reviewer reads another one in the document; null = none. */
      valid_until?: string | null;
      /** Day of payment, of the proof of an instalment; the day on which it came in where it is left out. */
      paid_on?: string;
    }
  | { decision: 'declined'; code: DeclineCode; text?: string }
);

/**
 * @param tx a transaction of `manzil_service`
 * @returns `paidBefore`: the instalment of an accepted proof was paid already, and keeps its day
 * @throws notFound; waitsForScan where no scanner has seen it; notReviewable where decided otherwise, or replaced
 */
export async function reviewDocument(tx: Db, review: Review): Promise<{ paidBefore: boolean }> {
  const { documentId, operator, decision, seen } = review;
  const document = await lockReviewed(tx, documentId);
  if (!document) throw notFound();
  const { status, superseded_by_id, investor_id, document_type } = document;
  if (superseded_by_id || (seen && seen !== status)) throw notReviewable();
  if (document.scan === 'waiting' && decision === 'accepted') throw waitsForScan();
  const possible = decision === 'accepted' ? ['in_review'] : ['in_review', 'accepted'];
  if (!possible.includes(status)) throw notReviewable();

  await tx
    .update(documents)
    .set({
      status: decision,
      reviewed_by: operator,
      reviewed_at: sql`now()`,
      version: sql`${documents.version} + 1`,
      updated_at: sql`now()`,
      ...(review.decision === 'declined'
        ? { decline_code: review.code, decline_text: review.text ?? null }
        : review.valid_until !== undefined && { valid_until: review.valid_until }),
    })
    .where(and(eq(documents.id, documentId), isNull(documents.superseded_by_id)));
  const paidBefore = await followInstalment(tx, review, document);
  await recordAuditEvent(tx, {
    actor: { type: 'operator', id: operator },
    action: `document.${decision}`,
    entity_type: 'document',
    entity_id: documentId,
    investor_id,
    detail: { document_type, ...(review.decision === 'declined' && { code: review.code }) },
  });
  if (!document.wants_mail) return { paidBefore };
  const addressee = { to: document.email, language: document.locale };
  const values = { first_name: document.first_name, document: document_type, investor_id };
  if (review.decision === 'accepted') {
    await queueMail(tx, { ...addressee, template: documentAccepted, values });
    return { paidBefore };
  }
  const declined = { ...values, reason: review.code };
  await queueMail(tx, { ...addressee, template: documentDeclined, values: declined });
  return { paidBefore };
}

/** What the instalment becomes whose payment the document proves. @returns whether it was paid before */
async function followInstalment(
  tx: Db,
  review: Review,
  { instalment_id, uploaded_on }: { instalment_id: string | null; uploaded_on: string },
): Promise<boolean> {
  if (!instalment_id) return false;
  const { documentId } = review;
  if (review.decision === 'declined') {
    await reopenInstalment(tx, documentId);
    return false;
  }
  const paidOn = review.paid_on ?? uploaded_on;
  return !(await settleInstalment(tx, { instalmentId: instalment_id, documentId, paidOn }));
}
