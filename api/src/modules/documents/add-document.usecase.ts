import { createHash } from 'node:crypto';
import { and, eq, isNull, ne, sql } from 'drizzle-orm';
import { recordAuditEvent } from '../../platform/audit/record-audit-event';
import type { Db } from '../../platform/postgres/connect';
import type { AddedDocument, StoredContent } from './added-document';
import { severalCurrent } from './documents.errors';
import { documents } from './documents.table';
import { lockUploads } from './uploads.repository';
import { supersede } from './versions.repository';

type Place = Pick<AddedDocument, 'investorId' | 'unitId' | 'document_type'>;

const inPlace = ({ investorId, unitId, document_type }: Place) =>
  and(
    eq(documents.investor_id, investorId),
    eq(documents.document_type, document_type),
    sql`${documents.unit_id} is not distinct from ${unitId}`,
    isNull(documents.superseded_by_id),
  );

const hashOf = (sent: Buffer): string => createHash('sha256').update(sent).digest('hex');

/** Of this file, where it is there as a current one of the same type and unit, and has not been declined. */
export async function findPresent(db: Db, place: Place, sent: Buffer): Promise<string | null> {
  const [known] = await db
    .select({ id: documents.id })
    .from(documents)
    .where(
      and(
        inPlace(place),
        eq(documents.upload_hash, hashOf(sent)),
        ne(documents.status, 'declined'),
      ),
    );
  return known?.id ?? null;
}

/**
 * The one that `replace` takes the place of. A proof of payment is an investor's, and is decided on.
 * @throws severalCurrent where there is more than one
 */
export async function findReplaceable(db: Db, place: Place): Promise<string | null> {
  const current = await db
    .select({ id: documents.id })
    .from(documents)
    .where(and(inPlace(place), isNull(documents.instalment_id)));
  if (current.length > 1) throw severalCurrent();
  return current[0]?.id ?? null;
}

/**
 * @param tx a transaction of `manzil_service`
 * @throws severalCurrent where `replace` would take the place of more than one
 */
export async function addDocument(
  tx: Db,
  document: AddedDocument,
  { sent, key, media_type, file, scan }: StoredContent,
): Promise<{ id: string; isNew: boolean }> {
  const { investorId, unitId, document_type, operator, today } = document;
  await lockUploads(tx, investorId);
  const present = await findPresent(tx, document, sent);
  if (present) return { id: present, isNew: false };
  const replaced = document.replace ? await findReplaceable(tx, document) : null;
  const [added] = await tx
    .insert(documents)
    .values({
      investor_id: investorId,
      unit_id: unitId,
      document_type,
      status: 'accepted',
      valid_until: document.valid_until,
      uploaded_on: today,
      uploaded_by: 'operator',
      upload_id: sql`gen_random_uuid()`,
      upload_hash: hashOf(sent),
      name: document.name,
      file_key: key,
      media_type: media_type as 'application/pdf' | 'image/jpeg' | 'image/png',
      size_bytes: file.length,
      sha256: createHash('sha256').update(file).digest('hex'),
      reviewed_by: operator,
      reviewed_at: sql`now()`,
      scan,
    })
    .returning({ id: documents.id });
  if (!added) throw new Error('The document was not stored.');
  if (replaced) await supersede(tx, investorId, replaced, added.id);
  await recordAuditEvent(tx, {
    actor: { type: 'operator', id: operator },
    action: 'document.added',
    entity_type: 'document',
    entity_id: added.id,
    investor_id: investorId,
    detail: { document_type, size_bytes: file.length, replaced: replaced ? 1 : 0 },
  });
  return { id: added.id, isNew: true };
}
