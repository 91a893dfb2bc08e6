import { eq } from 'drizzle-orm';
import { investors } from '../../identity/investors.table';
import type { Db } from '../../platform/postgres/connect';
import { wantsMail } from '../settings/wants-mail';
import { documents } from './documents.table';

/** What is to be decided on, and whom to tell. Locked until the transaction ends. */
export async function lockReviewed(tx: Db, documentId: string) {
  const [document] = await tx
    .select({
      status: documents.status,
      scan: documents.scan,
      superseded_by_id: documents.superseded_by_id,
      document_type: documents.document_type,
      uploaded_on: documents.uploaded_on,
      instalment_id: documents.instalment_id,
      investor_id: documents.investor_id,
      email: investors.email,
      first_name: investors.first_name,
      locale: investors.locale,
      wants_mail: wantsMail('documents'),
    })
    .from(documents)
    .innerJoin(investors, eq(investors.id, documents.investor_id))
    .where(eq(documents.id, documentId))
    // Not `update`: an instalment that names this proof as its receipt takes a key share of it.
    .for('no key update', { of: documents });
  return document;
}
