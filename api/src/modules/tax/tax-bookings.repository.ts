import type { Language, Money } from '@manzil/shared/contract/values';
import type { LedgerCategory } from '@manzil/shared/domain/ledger-category';
import type { TaxGroup } from '@manzil/shared/domain/tax-group';
import { type SQL, sql } from 'drizzle-orm';
import type { InvestorId } from '../../identity/signed-in';
import type { Db } from '../../platform/postgres/connect';
import { inLanguage } from '../../platform/postgres/in-language';
import { jsonRows } from '../../platform/postgres/json-rows';

export type Span = { from: string; through: string };

/** Minor units. */
export type TaxAmount = {
  unit_id: string | null;
  on: string;
  category: LedgerCategory;
  amount: number;
  currency: Money['currency'];
  /** Where it is not the category's usual one. */
  tax_group: TaxGroup | null;
  /** Of a receipt that is a document of the investor's own. */
  document_id: string | null;
  /** How it is kept: a file that an archive takes, or paper that lies with the office. */
  receipt: 'file' | 'paper' | null;
};

export type TaxBookingRow = TaxAmount & {
  booking_id: string;
  text: string;
  property_name: string | null;
  unit_no: string | null;
};

/** `unit_id` null: of no unit. */
export type BookedUnit = { unit_id: string | null; currencies: Money['currency'][] };

/** A file that waits for the virus scanner, or that it has removed, is neither. */
const RECEIPT_KEPT = sql`
  case when d.file_key is not null and d.scan = 'clean' then 'file'
    when d.file_key is null and d.status <> 'declined' then 'paper' end as receipt`;

/** Of all units, without their texts: a large portfolio has thousands. */
export const findTaxAmounts = (db: Db, investorId: InvestorId, span: Span): Promise<TaxAmount[]> =>
  jsonRows(
    db,
    sql`
      ${bookedIn(investorId, span)}
      select l.unit_id, l.value_date as on, l.category, l.amount_minor as amount, l.currency, l.tax_group,
        d.id as document_id, ${RECEIPT_KEPT}
      from booked l left join documents d on d.id = l.document_id and d.investor_id = ${investorId}`,
  );

/** In their order, unit by unit. */
export const findTaxBookings = (
  db: Db,
  investorId: InvestorId,
  span: Span,
  units: readonly BookedUnit['unit_id'][],
  language: Language,
): Promise<TaxBookingRow[]> =>
  jsonRows(
    db,
    sql`
      ${bookedIn(investorId, span, isOneOf(units))}
      select l.value_date || '_' || l.journal_id || '_' || l.line_no as booking_id, l.unit_id,
        l.value_date as on, p.name as property_name, u.unit_no, l.category,
        ${inLanguage('j', 'text', language)}, l.amount_minor as amount, l.currency, l.tax_group,
        d.id as document_id, ${RECEIPT_KEPT}
      from booked l
      join journals j on j.id = l.journal_id
      left join units u on u.id = l.unit_id
      left join properties p on p.id = u.property_id
      left join documents d on d.id = l.document_id and d.investor_id = ${investorId}
      order by p.name, length(u.unit_no), u.unit_no, l.unit_id, l.value_date, l.journal_id, l.line_no`,
  );

/** Units that money was booked for, or could be, in the order of a file. */
export const findBookedUnits = (db: Db, investorId: InvestorId): Promise<BookedUnit[]> =>
  jsonRows(
    db,
    sql`
      select a.unit_id, array_agg(a.currency) as currencies
      from ledger_accounts a
      left join units u on u.id = a.unit_id
      left join properties p on p.id = u.property_id
      where a.investor_id = ${investorId} and a.owner_scope = 'investor'
      group by a.unit_id, p.name, u.unit_no
      order by p.name, length(u.unit_no), u.unit_no, a.unit_id`,
  );

const isOneOf = (units: readonly BookedUnit['unit_id'][]): SQL => {
  const named = sql`unit_id = any (${sql.param(units.filter(isNamed))}::uuid[])`;
  return units.includes(null) ? sql`(${named} or unit_id is null)` : named;
};

const isNamed = (unitId: string | null): unitId is string => unitId !== null;

// Account by account: nobody's bookings but the investor's are read.
const bookedIn = (
  investorId: InvestorId,
  { from, through }: Span,
  only: SQL = sql`true`,
): SQL => sql`
  with own as materialized (
    select id, unit_id, currency from ledger_accounts
    where investor_id = ${investorId} and owner_scope = 'investor' and ${only}
  ), booked as materialized (
    select l.*, a.unit_id
    from own a cross join lateral (
      select * from journal_lines l
      where l.account_id = a.id and l.value_date between ${from}::date and ${through}::date
      offset 0
    ) l
  )`;

/** Null where nothing was ever booked. */
export async function findFirstYear(db: Db, investorId: InvestorId): Promise<number | null> {
  const [first] = await jsonRows<{ year: number | null }>(
    db,
    sql`
      select extract(year from min(l.on))::int as year
      from ledger_accounts a cross join lateral (
        select min(value_date) as on from journal_lines where account_id = a.id
      ) l
      where a.investor_id = ${investorId} and a.owner_scope = 'investor'`,
  );
  return first?.year ?? null;
}
