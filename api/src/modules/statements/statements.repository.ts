import {
  STATEMENT_PAGE_SIZE,
  type Statement,
  type StatementFigures,
  type StatementLine,
  type StatementList,
  type StatementSummary,
} from '@manzil/shared/contract/statements/statements';
import type { Language, Money } from '@manzil/shared/contract/values';
import { type SQL, sql } from 'drizzle-orm';
import type { InvestorId } from '../../identity/signed-in';
import type { Db } from '../../platform/postgres/connect';
import { inLanguage } from '../../platform/postgres/in-language';
import { jsonRows } from '../../platform/postgres/json-rows';
import { utcInstant } from '../../platform/postgres/utc-instant';
import { PAYOUT_MONTH } from '../payouts/payout-month.repository';
import type { Books } from './closings.repository';

type SummaryRow = Omit<StatementSummary, 'figures'> & {
  currency: Money['currency'];
  figures: Record<keyof StatementFigures, number>;
};
type PayoutRow = Omit<Statement['payouts'][number], 'gross'> & { gross_minor: number };
type StatementRow = SummaryRow &
  Omit<Statement, keyof StatementSummary | 'units' | 'payouts'> & { payouts: PayoutRow[] };
type OwnBooks = Omit<Books, 'investorId'> & { investorId: InvestorId };
type LineRow = Omit<StatementLine, 'amount' | 'booked_since'> & {
  booked_since: number | null;
  unit_id: string | null;
  property_name: string;
  unit_no: string;
  share_bps: number | null;
  amount: number;
};

export async function listStatements(
  db: Db,
  investorId: InvestorId,
  page: number,
): Promise<StatementList> {
  const rows = await jsonRows<SummaryRow>(
    db,
    sql`
      select ${SUMMARY} from statements s
      left join statements newer on newer.supersedes_id = s.id
      where s.investor_id = ${investorId}
      order by s.period_from desc, s.published_at desc, s.id
      limit ${STATEMENT_PAGE_SIZE + 1} offset ${(page - 1) * STATEMENT_PAGE_SIZE}`,
  );
  return {
    items: rows.slice(0, STATEMENT_PAGE_SIZE).map(toSummary),
    page,
    page_size: STATEMENT_PAGE_SIZE,
    has_more: rows.length > STATEMENT_PAGE_SIZE,
  };
}

export async function findStatement(
  db: Db,
  investorId: InvestorId,
  statementId: string,
  language: Language,
): Promise<Statement | null> {
  const [row] = await jsonRows<StatementRow>(
    db,
    sql`
      select ${SUMMARY}, s.sha256, s.iban_country, s.iban_last4,
        ${reference('older')} as supersedes, ${reference('newer')} as superseded_by,
        ${reference('previous')} as previous, ${PAYOUTS} as payouts
      from statements s
      left join statements newer on newer.supersedes_id = s.id
      left join statements older on older.id = s.supersedes_id
      left join lateral (
        select b.id, b.no from statements b
        where b.investor_id = s.investor_id and b.currency = s.currency and b.period_to = s.period_from - 1
          and not exists (select from statements later where later.supersedes_id = b.id)
      ) previous on true
      where s.investor_id = ${investorId} and s.id = ${statementId}`,
  );
  if (!row) return null;
  const {
    sha256,
    iban_country,
    iban_last4,
    supersedes,
    superseded_by,
    previous,
    payouts,
    ...rest
  } = row;
  const { currency } = rest;
  return {
    ...toSummary(rest),
    supersedes,
    superseded_by,
    previous,
    payouts: payouts.map(({ gross_minor, ...payout }) => ({
      ...payout,
      gross: { amount: gross_minor, currency },
    })),
    iban_country,
    iban_last4,
    sha256,
    units: byUnit(await linesOf(db, { investorId, currency }, statementId, language), currency),
  };
}

/** Null where it is missing or somebody else's. */
export async function findStatementFile(
  db: Db,
  investorId: InvestorId,
  statementId: string,
): Promise<{ no: string; pdf_key: string; sha256: string } | null> {
  const [file] = await jsonRows<{ no: string; pdf_key: string; sha256: string }>(
    db,
    sql`select no, pdf_key, sha256 from statements
      where investor_id = ${investorId} and id = ${statementId}`,
  );
  return file ?? null;
}

/** Of the months of a year, superseded ones too; the first month first. */
export function listStatementFiles(
  db: Db,
  investorId: InvestorId,
  year: number,
): Promise<{ no: string; period: string; pdf_key: string; published_at: string }[]> {
  return jsonRows(
    db,
    sql`select s.no, to_char(s.period_from, 'YYYY-MM') as period, s.pdf_key,
        ${utcInstant(sql`s.published_at`)} as published_at
      from statements s
      where s.investor_id = ${investorId}
        and s.period_from between make_date(${year}, 1, 1) and make_date(${year}, 12, 31)
      order by s.period_from, s.published_at`,
  );
}

/** The statement of a month that no later one supersedes; null where there is none. */
export async function findEffective(
  db: Db,
  { investorId, currency }: Books,
  periodFrom: string,
): Promise<{ statement_id: string; no: string; published_at: string } | null> {
  const [statement] = await jsonRows<{ statement_id: string; no: string; published_at: string }>(
    db,
    sql`
      select s.id as statement_id, s.no, s.published_at from statements s
      where s.investor_id = ${investorId} and s.currency = ${currency} and s.period_from = ${periodFrom}::date
        and not exists (select from statements newer where newer.supersedes_id = s.id)`,
  );
  return statement ?? null;
}

const SUMMARY: SQL = sql`
  s.id as statement_id, s.no, to_char(s.period_from, 'YYYY-MM') as period, s.period_from, s.period_to,
  case when newer.id is not null then 'superseded' when s.supersedes_id is not null then 'corrected'
    else 'published' end as status,
  ${utcInstant(sql`s.published_at`)} as published_at, s.currency,
  json_build_object('opening', s.opening_minor, 'income', s.income_minor, 'fee', s.fee_minor,
    'vat', s.vat_minor, 'expense', s.expense_minor, 'reserve_delta', s.reserve_delta_minor,
    'other', s.other_minor, 'payout', s.payout_minor, 'closing', s.closing_minor) as figures`;

const PAYOUTS: SQL = sql`(
  select coalesce(json_agg(json_build_object('payout_id', o.id, 'ordered_on', o.ordered_on, 'status', o.status,
    'gross_minor', o.gross_minor) order by o.ordered_on desc, o.id desc), '[]')
  from payouts o
  where o.investor_id = s.investor_id and o.currency = s.currency and ${PAYOUT_MONTH} = s.period_from)`;

function reference(table: 'older' | 'newer' | 'previous'): SQL {
  const name = sql.identifier(table);
  return sql`case when ${name}.id is not null then
    json_build_object('statement_id', ${name}.id, 'no', ${name}.no) end`;
}

function toSummary({ currency, figures, ...summary }: SummaryRow): StatementSummary {
  const money = (figure: keyof StatementFigures): Money => ({ amount: figures[figure], currency });
  return {
    ...summary,
    figures: {
      opening: money('opening'),
      income: money('income'),
      fee: money('fee'),
      vat: money('vat'),
      expense: money('expense'),
      reserve_delta: money('reserve_delta'),
      other: money('other'),
      payout: money('payout'),
      closing: money('closing'),
    },
  };
}

function linesOf(
  db: Db,
  books: OwnBooks,
  statementId: string,
  language: Language,
): Promise<LineRow[]> {
  return jsonRows(
    db,
    sql`
      select l.unit_id, l.property_name, l.unit_no, l.share_bps, l.category, l.bookings, l.first_on, l.last_on,
        ${inLanguage('l', 'text', language)}, l.amount_minor as amount,
        case when l.bookings > 1 then null
          when l.unit_id is null then ${onlyBooking(books, sql`a.unit_id is null`)}
          else ${onlyBooking(books, sql`a.unit_id = l.unit_id`)} end as booking_id,
        case when l.bookings = 1 then null
          when l.unit_id is null then ${bookingsNow(books, sql`a.unit_id is null`)}
          else ${bookingsNow(books, sql`a.unit_id = l.unit_id`)} end - l.bookings as booked_since
      from statement_lines l join statements s on s.id = l.statement_id
      where l.statement_id = ${statementId} order by l.position`,
  );
}

/** The snapshot does not name it; bookings are append-only, so it is the first that was made of its day and category. */
const onlyBooking = ({ investorId, currency }: OwnBooks, ofUnit: SQL): SQL => sql`(
  select b.value_date || '_' || b.journal_id || '_' || b.line_no
  from ledger_accounts a
  join journal_lines b on b.account_id = a.id and b.value_date = l.first_on and b.category = l.category
  join journals j on j.id = b.journal_id
  where a.investor_id = ${investorId} and a.owner_scope = 'investor' and a.currency = ${currency} and ${ofUnit}
  order by j.created_at, b.journal_id, b.line_no limit 1)`;

/** Of the month of a line, which may have been reopened: what the list of its bookings has. */
const bookingsNow = ({ investorId, currency }: OwnBooks, ofUnit: SQL): SQL => sql`(
  select count(*)
  from ledger_accounts a
  join journal_lines b on b.account_id = a.id and b.value_date between s.period_from and s.period_to
    and b.category = l.category
  where a.investor_id = ${investorId} and a.owner_scope = 'investor' and a.currency = ${currency} and ${ofUnit})`;

/** Lines of a unit follow each other. */
function byUnit(lines: LineRow[], currency: Money['currency']): Statement['units'] {
  const units = new Map<string | null, Statement['units'][number]>();
  for (const {
    unit_id,
    property_name,
    unit_no,
    share_bps,
    amount,
    booked_since,
    ...line
  } of lines) {
    const unit = units.get(unit_id) ?? {
      unit: unit_id === null ? null : { unit_id, property_name, unit_no },
      share_bps,
      sum: { amount: 0, currency },
      lines: [],
    };
    units.set(unit_id, unit);
    unit.lines.push({
      ...line,
      ...(booked_since && { booked_since }),
      amount: { amount, currency },
    });
    unit.sum.amount += amount;
  }
  return [...units.values()];
}
