import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import { investors } from '../../identity/investors.table';
import { documents } from '../../modules/documents/documents.table';
import { wantsMail } from '../../modules/settings/wants-mail';
import { ownedUnits } from '../../modules/units/owned-units';
import type { Db } from '../../platform/postgres/connect';
import { jsonRows } from '../../platform/postgres/json-rows';
import { namedInvestor } from '../named-investor.repository';

export type DocumentState = (typeof documents.status.enumValues)[number];

/** Whose payment it proves: `5 of Creek Lantern 1806`; null where it proves none. */
const INSTALMENT = sql<string | null>`(
  select n.seq || ' of ' || p.name || ' ' || u.unit_no
  from instalments n
  join payment_plans l on l.id = n.plan_id
  join units u on u.id = l.unit_id
  join properties p on p.id = u.property_id
  where n.id = ${documents.instalment_id})`;

export const listDocuments = (db: Db, status: DocumentState) =>
  db
    .select({
      id: documents.id,
      uploaded_on: documents.uploaded_on,
      document_type: documents.document_type,
      email: investors.email,
      valid_until: documents.valid_until,
      media_type: documents.media_type,
      decline_code: documents.decline_code,
      instalment: INSTALMENT,
    })
    .from(documents)
    .innerJoin(investors, eq(investors.id, documents.investor_id))
    .where(and(eq(documents.status, status), isNull(documents.superseded_by_id)))
    .orderBy(asc(documents.uploaded_on), asc(documents.created_at));

export async function findStoredFile(db: Db, documentId: string) {
  const [row] = await db
    .select({
      investor_id: documents.investor_id,
      key: documents.file_key,
      scan: documents.scan,
    })
    .from(documents)
    .where(eq(documents.id, documentId));
  return row ?? null;
}

/** The units that somebody owns on a day, by id and as they are called: `Marina Walk Tower 2304`. */
export const unitsOfOwner = (db: Db, investorId: string, today: string) =>
  jsonRows<{ unit_id: string; label: string }>(
    db,
    sql`select unit_id, property_name || ' ' || unit_no as label
      from (${ownedUnits(investorId, today)}) owned`,
  );

export async function findReviewed(db: Db, documentId: string) {
  const [row] = await db
    .select({
      document_type: documents.document_type,
      uploaded_on: documents.uploaded_on,
      valid_until: documents.valid_until,
      status: documents.status,
      instalment: INSTALMENT,
      email: investors.email,
      investor: namedInvestor(investors),
      wants_mail: wantsMail('documents'),
    })
    .from(documents)
    .innerJoin(investors, eq(investors.id, documents.investor_id))
    .where(eq(documents.id, documentId));
  return row ?? null;
}
