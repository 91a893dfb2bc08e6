import type { LedgerCategory } from '@manzil/shared/domain/ledger-category';
import type { TaxGroup } from '@manzil/shared/domain/tax-group';
import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../platform/postgres/connect';
import { jsonRows } from '../../platform/postgres/json-rows';

/** The type is that of the column, so that its index serves. */
const among = (column: SQL, type: 'uuid' | 'integer' | 'text', values: Iterable<string>): SQL =>
  sql`${column} in (select value::${sql.raw(type)}
    from json_array_elements_text(${JSON.stringify([...values])}::json) value)`;

export async function lastPropertyId(db: Db): Promise<number> {
  const [last] = await jsonRows<{ id: number }>(
    db,
    sql`select coalesce(max(id), 0) as id from properties`,
  );
  return last?.id ?? 0;
}

export const findInvestorsByEmail = (db: Db, emails: string[]) =>
  jsonRows<{ id: string; email: string; external_id: string | null }>(
    db,
    sql`select i.id, i.email, e.external_id
      from investors i left join external_ids e on e.sheet = 'investors' and e.row_id = i.id::text
      where ${among(sql`i.email`, 'text', emails)}`,
  );

/** Of these, those whose person was erased; the row stays for the books. */
export const findErased = (db: Db, ids: string[]) =>
  jsonRows<{ id: string }>(
    db,
    sql`select id from investors where status = 'closed' and ${among(sql`id`, 'uuid', ids)}`,
  );

export const findInvestorNumbers = (db: Db, numbers: string[]) =>
  jsonRows<{ id: string; investor_no: string }>(
    db,
    sql`select id, investor_no from investors where ${among(sql`investor_no`, 'text', numbers)}`,
  );

export const findProperties = (db: Db, ids: Iterable<string>) =>
  jsonRows<{ id: number; floors: number; bays: number }>(
    db,
    sql`select id, floors, bays from properties where ${among(sql`id`, 'integer', ids)}`,
  );

export const findUnitsOfProperties = (db: Db, propertyIds: Iterable<string>) =>
  jsonRows<{ id: string; property_id: number; building: string | null; unit_no: string }>(
    db,
    sql`select id, property_id, building, unit_no from units
      where ${among(sql`property_id`, 'integer', propertyIds)}`,
  );

export const findPackages = (db: Db, unitIds: Iterable<string>) =>
  jsonRows<{ unit_id: string; package_code: string; starts_on: string | null }>(
    db,
    sql`select distinct on (unit_id) unit_id, package_code, starts_on from subscriptions
      where cancelled_at is null and ${among(sql`unit_id`, 'uuid', unitIds)}
      order by unit_id, starts_on desc`,
  );

export const findAcquisitions = (db: Db, unitIds: Iterable<string>) =>
  jsonRows<{ id: string; unit_id: string; purchased_on: string }>(
    db,
    sql`select id, unit_id, purchased_on from acquisitions where ${among(sql`unit_id`, 'uuid', unitIds)}`,
  );

export type OwnershipRow = {
  id: string;
  unit_id: string;
  investor_id: string;
  share_bps: number;
  owned_from: string;
  /** Last day. */
  owned_to: string | null;
};

export const findOwnerships = (db: Db, unitIds: Iterable<string>) =>
  jsonRows<OwnershipRow>(
    db,
    sql`select id, unit_id, investor_id, share_bps, owned_from, owned_to from unit_ownerships
      where ${among(sql`unit_id`, 'uuid', unitIds)}`,
  );

export const findPlansOfUnits = (db: Db, unitIds: Iterable<string>) =>
  jsonRows<{ id: string; unit_id: string }>(
    db,
    sql`select id, unit_id from payment_plans where ${among(sql`unit_id`, 'uuid', unitIds)}`,
  );

export const findPlanTotals = (db: Db, ids: Iterable<string>) =>
  jsonRows<{ id: string; total_fils: number }>(
    db,
    sql`select id, total_fils from payment_plans where ${among(sql`id`, 'uuid', ids)}`,
  );

export const findInstalments = (db: Db, planIds: Iterable<string>) =>
  jsonRows<{ id: string; plan_id: string; seq: number; amount_fils: number }>(
    db,
    sql`select id, plan_id, seq, amount_fils from instalments where ${among(sql`plan_id`, 'uuid', planIds)}`,
  );

export const findTenancies = (db: Db, unitIds: Iterable<string>) =>
  jsonRows<{ id: string; unit_id: string; starts_on: string; ends_on: string; status: string }>(
    db,
    sql`select id, unit_id, starts_on, ends_on, status from tenancies
      where ${among(sql`unit_id`, 'uuid', unitIds)}`,
  );

export const findCheques = (db: Db, tenancyIds: Iterable<string>) =>
  jsonRows<{ id: string; tenancy_id: string; seq: number }>(
    db,
    sql`select id, tenancy_id, seq from rent_cheques where ${among(sql`tenancy_id`, 'uuid', tenancyIds)}`,
  );

export const findUnitsOfCheques = (db: Db, ids: Iterable<string>) =>
  jsonRows<{ id: string; unit_id: string }>(
    db,
    sql`select q.id, t.unit_id from rent_cheques q join tenancies t on t.id = q.tenancy_id
      where ${among(sql`q.id`, 'uuid', ids)}`,
  );

export const findUnitsOfTenancies = (db: Db, ids: Iterable<string>) =>
  jsonRows<{ id: string; unit_id: string }>(
    db,
    sql`select id, unit_id from tenancies where ${among(sql`id`, 'uuid', ids)}`,
  );

/** Last day of the newest month with a statement, by investor. */
export const findClosings = (db: Db) =>
  jsonRows<{ investor_id: string; closed_through: string }>(
    db,
    sql`select investor_id, closed_through from ledger_closings
      where currency = 'AED' and closed_through is not null`,
  );

export type BookedLine = {
  journal_id: string;
  unit_id: string | null;
  investor_id: string;
  category: LedgerCategory;
  tax_group: TaxGroup | null;
  amount_minor: number;
  reversed: boolean;
};

export const findBooked = (db: Db, journalIds: Iterable<string>) =>
  jsonRows<BookedLine>(
    db,
    sql`select l.journal_id, a.unit_id, a.investor_id, l.category, l.tax_group, l.amount_minor,
        exists (select from journals r where r.reverses_id = l.journal_id) as reversed
      from journal_lines l join ledger_accounts a on a.id = l.account_id
      where a.owner_scope = 'investor' and ${among(sql`l.journal_id`, 'uuid', journalIds)}
      order by l.journal_id, l.line_no`,
  );

export const findPhotoPlaces = (db: Db, updateIds: Iterable<string>) =>
  jsonRows<{ id: string; update_id: string; sort: number }>(
    db,
    sql`select id, update_id, sort from construction_photos
      where ${among(sql`update_id`, 'uuid', updateIds)}`,
  );

export const findPayouts = (db: Db, ids: Iterable<string>) =>
  jsonRows<{
    id: string;
    investor_id: string;
    journal_id: string | null;
    ordered_on: string;
    status: string;
  }>(
    db,
    sql`select id, investor_id, journal_id, ordered_on, status from payouts where ${among(sql`id`, 'uuid', ids)}`,
  );

/** What journals pay out to whom, and the order that names them already. */
export const findBookedPayouts = (db: Db, journalIds: Iterable<string>) =>
  jsonRows<{
    journal_id: string;
    investor_id: string;
    amount_minor: number;
    payout_id: string | null;
  }>(
    db,
    sql`select l.journal_id, a.investor_id, sum(l.amount_minor)::bigint as amount_minor, o.id as payout_id
      from journal_lines l
      join journals j on j.id = l.journal_id and j.kind = 'payout'
      join ledger_accounts a on a.id = l.account_id and a.owner_scope = 'investor'
      left join payouts o on o.journal_id = l.journal_id
      where ${among(sql`l.journal_id`, 'uuid', journalIds)}
      group by l.journal_id, a.investor_id, o.id`,
  );

export const findStatementNumbers = (db: Db, investorIds: Iterable<string>) =>
  jsonRows<{ id: string; investor_id: string; no: string }>(
    db,
    sql`select id, investor_id, no from statements where ${among(sql`investor_id`, 'uuid', investorIds)}`,
  );

/** The latest last, as two of one investor may end alike. */
export const findAccountsOf = (db: Db, investorIds: Iterable<string>) =>
  jsonRows<{ id: string; investor_id: string; iban_last4: string }>(
    db,
    sql`select id, investor_id, iban_last4 from bank_accounts
      where not withdrawn and ${among(sql`investor_id`, 'uuid', investorIds)} order by created_at, id`,
  );
