import type { Dashboard, Period } from '@manzil/shared/contract/dashboard/dashboard';
import { DASHBOARD_DECISIONS } from '@manzil/shared/contract/dashboard/decision';
import { addDays } from '@manzil/shared/domain/deadlines';
import { sql } from 'drizzle-orm';
import type { InvestorId } from '../../identity/signed-in';
import type { Db } from '../../platform/postgres/connect';
import { jsonRows } from '../../platform/postgres/json-rows';
import { type CashFlowSum, cashFlowSums } from '../bookings/cash-flow.repository';
import { type DecisionMark, markColumn } from '../decisions/decision-marks.repository';
import { type Standing, standingColumns, statusOf } from '../profile/standing.repository';
import { toAgendaEntry } from './agenda';
import { AGENDA_DAYS } from './agenda.repository';
import { cashFlowFrom, cashFlowMonths, dashboardPeriod } from './dashboard-period';
import { type Decisions, decisionsOf } from './decisions';
import { buildingsOf, toDashboardUnit } from './drawn-units';
import { cashFlowByMonth, figuresOf } from './figures';
import { type Held, heldColumns, moneyHeld } from './held.repository';
import { findPortfolio } from './portfolio.repository';

type Account = Standing & Held & { sums: CashFlowSum[]; marks: DecisionMark[] };

/** Of a stranger, whose answer is dropped. */
const NOBODY: Account = {
  country: null,
  documents: [],
  document_count: 0,
  sums: [],
  marks: [],
  held_fils: 0,
  payout: null,
};

type Asked = { investorId: InvestorId; today: string; period: Period };

async function findSources(db: Db, { investorId, today, period }: Asked) {
  const { from, previous } = dashboardPeriod(period, today);
  const portfolio = await findPortfolio(db, today, from, addDays(today, AGENDA_DAYS));
  const sums = cashFlowSums(investorId, { from, to: today }, previous, cashFlowFrom(today));
  const [account = NOBODY] = await jsonRows<Account>(
    db,
    sql`select ${standingColumns(today)}, ${markColumn} as marks, ${heldColumns(today)},
        (select coalesce(json_agg(s), '[]') from (${sums}) s) as sums
      from investors i where i.id = ${investorId}`,
  );
  const { documents, marks } = account;
  const decisions = decisionsOf({ ...portfolio, documents }, marks, today);
  return { portfolio, account, decisions, previous };
}

/** All that waits for the investor, and what was set aside. */
export async function findDecisions(
  db: Db,
  investorId: InvestorId,
  today: string,
): Promise<Decisions> {
  return (await findSources(db, { investorId, today, period: 'month' })).decisions;
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
    buildings: buildingsOf(portfolio),
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
