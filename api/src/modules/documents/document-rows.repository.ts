import type { DocumentDetail } from '@manzil/shared/contract/documents/documents';
import { and, eq, type SQL } from 'drizzle-orm';
import type { InvestorId } from '../../identity/signed-in';
import type { Db } from '../../platform/postgres/connect';
import { properties } from '../projects/properties.table';
import { units } from '../units/units.table';
import { documents } from './documents.table';

export const COLUMNS = {
  document_id: documents.id,
  document_type: documents.document_type,
  status: documents.status,
  valid_until: documents.valid_until,
  uploaded_on: documents.uploaded_on,
  uploaded_by: documents.uploaded_by,
  decline_code: documents.decline_code,
  decline_text: documents.decline_text,
  unit_id: documents.unit_id,
  property_name: properties.name,
  unit_no: units.unit_no,
  superseded_by_id: documents.superseded_by_id,
  name: documents.name,
  media_type: documents.media_type,
  size_bytes: documents.size_bytes,
  sha256: documents.sha256,
  scan: documents.scan,
  upload_hash: documents.upload_hash,
};

export function select(db: Db, where: SQL | undefined) {
  return db
    .select(COLUMNS)
    .from(documents)
    .leftJoin(units, eq(units.id, documents.unit_id))
    .leftJoin(properties, eq(properties.id, units.property_id))
    .where(where);
}

type Row = Awaited<ReturnType<typeof select>>[number];

export function toDetail({
  property_name,
  unit_no,
  name,
  media_type,
  size_bytes,
  sha256,
  scan,
  upload_hash: _,
  ...row
}: Row): DocumentDetail {
  return {
    ...row,
    unit_label: property_name && unit_no ? `${property_name} ${unit_no}` : null,
    scanning: scan === 'waiting',
    file:
      scan === 'clean' && name && media_type && size_bytes && sha256
        ? { name, media_type, size_bytes, sha256 }
        : null,
  };
}

export const own = (investorId: InvestorId, documentId: string) =>
  and(eq(documents.investor_id, investorId), eq(documents.id, documentId));
