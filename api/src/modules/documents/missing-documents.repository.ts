import { DocumentType } from '@manzil/shared/contract/documents/document-entry';
import type {
  MissingDocument,
  MissingDocuments,
} from '@manzil/shared/contract/documents/documents';
import type { Lifecycle } from '@manzil/shared/contract/units/unit-stage';
import type { Emirate } from '@manzil/shared/contract/units/units';
import { sql } from 'drizzle-orm';
import type { InvestorId } from '../../identity/signed-in';
import type { Db } from '../../platform/postgres/connect';
import { jsonRows } from '../../platform/postgres/json-rows';
import { ownedUnits } from '../units/owned-units';
import { neededDocuments } from './needed-documents';

type UnitRow = {
  unit_id: string;
  unit_label: string;
  lifecycle: Lifecycle;
  emirate: Emirate;
  deadline_on: string | null;
  held: DocumentType[];
  /** There is a power of attorney that names no unit: it is for all. */
  represented: boolean;
};

const order = ({ document_type }: MissingDocument) => DocumentType.options.indexOf(document_type);

/** What the units that an investor owns today need and do not have. One that was declined or has expired is there. */
export async function missingDocuments(
  db: Db,
  investorId: InvestorId,
  today: string,
): Promise<MissingDocuments> {
  const rows = await jsonRows<UnitRow>(
    db,
    sql`
      select owned.unit_id, owned.property_name || ' ' || owned.unit_no as unit_label, owned.lifecycle, p.emirate,
        owned.deadline_on,
        coalesce(held.types, '[]') as held, coalesce(of_all.represented, false) as represented
      from (${ownedUnits(investorId, today)}) owned
      join properties p on p.id = owned.property_id
      left join (
        select unit_id, json_agg(distinct document_type) as types from documents
        where investor_id = ${investorId} and superseded_by_id is null and unit_id is not null
        group by unit_id
      ) held on held.unit_id = owned.unit_id
      cross join (
        select bool_or(document_type = 'power-of-attorney') as represented from documents
        where investor_id = ${investorId} and superseded_by_id is null and unit_id is null
      ) of_all
      order by owned.property_name, length(owned.unit_no), owned.unit_no, owned.unit_id`,
  );
  const items = rows.flatMap(({ unit_id, unit_label, lifecycle, emirate, ...unit }) =>
    neededDocuments(lifecycle, emirate)
      .filter((type) => !unit.held.includes(type))
      .filter((type) => type !== 'power-of-attorney' || !unit.represented)
      .map((document_type) => ({
        document_type,
        unit_id,
        unit_label,
        needed_by: document_type === 'power-of-attorney' ? unit.deadline_on : null,
      })),
  );
  return { items: items.sort((a, b) => order(a) - order(b)) };
}
