import type { Dashboard, Period } from '@manzil/shared/contract/dashboard/dashboard';
import { DASHBOARD_DECISIONS } from '@manzil/shared/contract/dashboard/decision';
import { addDays } from '@manzil/shared/domain/deadlines';
import { sql } from 'drizzle-orm';
import type { Db } from '../../platform/postgres/connect';
import { fixedStatement } from '../../platform/postgres/fixed-statement';
import { jsonRow } from '../../platform/postgres/json-rows';
import type { CashFlowDays } from '../bookings/cash-flow.repository';
import { statusOf } from '../profile/standing.repository';
import { type Account, accountOf } from './account.repository';
import { toAgendaEntry } from './agenda';
import { AGENDA_DAYS } from './agenda.repository';
import { cashFlowFrom, cashFlowMonths, dashboardPeriod } from './dashboard-period';
import { type Decisions, decisionsOf } from './decisions';
import { toDashboardUnit } from './drawn-units';
import { cashFlowByMonth, figuresOf } from './figures';
import { moneyHeld } from './held.repository';
import {
  type PortfolioRow,
  type PortfolioValue,
  portfolioColumns,
  portfolioTables,
  toPortfolio,
} from './portfolio.repository';

type Asked = { today: string; period: Period };

type Row = PortfolioRow & { account: Account | null };

/** Of a stranger, whose answer is dropped. */
const NOBODY: Account = {
  country: null,
  documents: [],
  document_count: 0,
  pressing: [],
  sums: [],
  marks: [],
  held_fils: 0,
  payout: null,
};

const SOURCES = fixedStatement<PortfolioValue | Exclude<keyof CashFlowDays, 'to'>>((value) => {
  const today = value('today');
  const days = {
    from: value('from'),
    to: today,
    previousFrom: value('previousFrom'),
    previousTo: value('previousTo'),
    since: value('since'),
  };
  return jsonRow(sql`
    with ${portfolioTables(value)}
    select ${portfolioColumns(value)}, (${accountOf(today, days)}) as account`);
});

/** One statement, which reads the portfolio once. */
async function findSources(db: Db, { today, period }: Asked) {
  const { from, previous } = dashboardPeriod(period, today);
  const { rows } = await db.execute<{ row: Row }>(
    SOURCES({
      today,
      from,
      previousFrom: previous?.from ?? null,
      previousTo: previous?.to ?? null,
      since: cashFlowFrom(today),
      until: addDays(today, AGENDA_DAYS),
    }),
  );
  const row = rows[0]?.row;
  if (!row) throw new Error('A statement of one row had none.');
  const { account: found, ...ofPortfolio } = row;
  const account = found ?? NOBODY;
  const portfolio = toPortfolio(ofPortfolio);
  const { documents, pressing, marks } = account;
  const decisions = decisionsOf({ ...portfolio, documents, pressing }, marks, today);
  return { portfolio, account, decisions, previous };
}

/** All that waits for the investor, and what was set aside. */
export async function findDecisions(db: Db, today: string): Promise<Decisions> {
  return (await findSources(db, { today, period: 'month' })).decisions;
}

export async function findDashboard(db: Db, asked: Asked): Promise<Dashboard> {
  const { today, period } = asked;
  const { portfolio, account, decisions, previous } = await findSources(db, asked);
  const { status, reasons } = statusOf(account, today);
  return {
    profile_status: status,
    profile_reasons: reasons,
    units: portfolio.units.map((row) => toDashboardUnit(row, today)),
    unit_count: portfolio.unit_count,
    in_part: portfolio.in_part,
    buildings: portfolio.buildings,
    decisions: firstOf(decisions.open),
    decision_count: decisions.open.length,
    set_aside: firstOf(decisions.setAside),
    ...moneyHeld(account),
    period,
    figures: figuresOf(portfolio, account.sums, previous),
    cash_flow: cashFlowByMonth(account.sums, cashFlowMonths(today)),
    agenda: portfolio.agenda.map(toAgendaEntry),
    agenda_count: portfolio.agenda_count,
  };
}

const firstOf = (gathered: Decisions['open']): Dashboard['decisions'] =>
  gathered.slice(0, DASHBOARD_DECISIONS).map(({ decision }) => decision);
