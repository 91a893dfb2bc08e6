import { DocumentType } from '@manzil/shared/contract/documents/document-entry';
import type {
  MissingDocument,
  MissingDocuments,
} from '@manzil/shared/contract/documents/documents';
import type { Lifecycle } from '@manzil/shared/contract/units/unit-stage';
import type { Emirate } from '@manzil/shared/contract/units/units';
import { type SQL, sql } from 'drizzle-orm';
import type { InvestorId } from '../../identity/signed-in';
import type { Db } from '../../platform/postgres/connect';
import { jsonRows } from '../../platform/postgres/json-rows';
import { isContract } from '../contracts/own-contracts.repository';
import { runsOn } from '../packages/package-days';
import { ownedUnits } from '../units/owned-units';
import { broughtBy, neededDocuments } from './needed-documents';

type UnitRow = {
  unit_id: string;
  unit_label: string;
  lifecycle: Lifecycle;
  emirate: Emirate;
  deadline_on: string | null;
  managed: boolean;
  held: DocumentType[];
  /** There is a power of attorney that names no unit: it is for all. */
  represented: boolean;
};

const order = ({ document_type }: MissingDocument) => DocumentType.options.indexOf(document_type);

/**
 * Whether a paper `d` is that of a tenancy: it ends with it, or came in before its end. Of several tenancies each has
 * its own: what says no day is of that whose beginning is nearest to the day it came in.
 */
export const ofTenancy = (tenancy: SQL): SQL => sql`
  case when d.valid_until is null then d.uploaded_on <= ${tenancy}.ends_on and not exists (
      select from tenancies n where n.unit_id = ${tenancy}.unit_id and ${isContract(sql`n`)}
        and abs(n.starts_on - d.uploaded_on) < abs(${tenancy}.starts_on - d.uploaded_on))
    else d.valid_until between ${tenancy}.starts_on and ${tenancy}.ends_on end`;

/**
 * What the units that an investor owns today need and do not have. One that was declined or has expired is there.
 * @param only which of the ownerships `o`
 */
export async function missingDocuments(
  db: Db,
  investorId: InvestorId,
  today: string,
  only?: SQL,
): Promise<MissingDocuments> {
  const rows = await jsonRows<UnitRow>(
    db,
    sql`
      select owned.unit_id, owned.property_name || ' ' || owned.unit_no as unit_label, owned.lifecycle, p.emirate,
        owned.deadline_on,
        exists (select from subscriptions s join units u on u.id = s.unit_id
          where s.unit_id = owned.unit_id and ${runsOn(sql`${today}::date`)}) as managed,
        coalesce(held.types, '[]') as held, coalesce(of_all.represented, false) as represented
      from (${ownedUnits(investorId, today, only)}) owned
      join properties p on p.id = owned.property_id
      left join (
        select d.unit_id, json_agg(distinct d.document_type) as types
        from documents d left join tenancy_figures t on t.unit_id = d.unit_id
          and t.status in ('active', 'renewal', 'notice_given') and ${today}::date between t.starts_on and t.ends_on
        where d.investor_id = ${investorId} and d.superseded_by_id is null and d.unit_id is not null
          and (d.document_type not in ('tenancy-contract', 'ejari') or t.tenancy_id is null or ${ofTenancy(sql`t`)})
        group by d.unit_id
      ) held on held.unit_id = owned.unit_id
      cross join (
        select bool_or(document_type = 'power-of-attorney') as represented from documents
        where investor_id = ${investorId} and superseded_by_id is null and unit_id is null
      ) of_all
      order by owned.property_name, length(owned.unit_no), owned.unit_no, owned.unit_id`,
  );
  const items = rows.flatMap(({ unit_id, unit_label, ...unit }) =>
    neededDocuments(unit)
      .filter((type) => !unit.held.includes(type))
      .filter((type) => type !== 'power-of-attorney' || !unit.represented)
      .map((document_type) => ({
        document_type,
        unit_id,
        unit_label,
        needed_by: document_type === 'power-of-attorney' ? unit.deadline_on : null,
        brought_by: broughtBy(document_type, unit.managed),
      })),
  );
  return { items: items.sort((a, b) => order(a) - order(b)) };
}
