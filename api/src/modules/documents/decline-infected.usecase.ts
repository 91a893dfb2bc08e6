import { and, eq, sql } from 'drizzle-orm';
import { investors } from '../../identity/investors.table';
import { recordAuditEvent } from '../../platform/audit/record-audit-event';
import { queueMail } from '../../platform/mail/queue-mail';
import type { Db } from '../../platform/postgres/connect';
import { documents } from './documents.table';
import { documentDeclined } from './mails/document-declined.mail';

/** The file is the caller's to remove after the commit. @param tx a transaction of `manzil_service` */
export async function declineInfected(tx: Db, documentId: string): Promise<void> {
  const [document] = await tx
    .update(documents)
    .set({
      status: 'declined',
      decline_code: 'infected',
      scan: 'clean',
      name: null,
      file_key: null,
      media_type: null,
      size_bytes: null,
      sha256: null,
      version: sql`${documents.version} + 1`,
      updated_at: sql`now()`,
    })
    .where(and(eq(documents.id, documentId), eq(documents.scan, 'waiting')))
    .returning({ investor_id: documents.investor_id, document_type: documents.document_type });
  // Withdrawn meanwhile.
  if (!document) return;
  const { investor_id, document_type } = document;
  await recordAuditEvent(tx, {
    actor: { type: 'system', id: null },
    action: 'document.infected',
    entity_type: 'document',
    entity_id: documentId,
    investor_id,
    detail: { document_type },
  });
  const [investor] = await tx
    .select({ to: investors.email, first_name: investors.first_name, language: investors.locale })
    .from(investors)
    .where(eq(investors.id, investor_id));
  if (!investor) return;
  const { first_name, ...addressee } = investor;
  await queueMail(tx, {
    ...addressee,
    template: documentDeclined,
    values: { first_name, document: document_type, reason: 'infected' },
  });
}
