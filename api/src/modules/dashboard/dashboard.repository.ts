import {
  DASHBOARD_DECISIONS,
  type Dashboard,
  type Period,
} from '@manzil/shared/contract/dashboard/dashboard';
import { addDays } from '@manzil/shared/domain/deadlines';
import { sql } from 'drizzle-orm';
import type { InvestorId } from '../../identity/signed-in';
import type { Db } from '../../platform/postgres/connect';
import { jsonRows } from '../../platform/postgres/json-rows';
import { type CashFlowSum, cashFlowSums } from '../bookings/cash-flow.repository';
import { type Standing, standingColumns, statusOf } from '../profile/standing.repository';
import type { UnitRow } from '../units/unit-row';
import { toDrawing, toStage } from '../units/unit-summary';
import { toAgendaEntry } from './agenda';
import { cashFlowFrom, cashFlowMonths, dashboardPeriod } from './dashboard-period';
import { decisionsOf } from './decisions';
import { cashFlowByMonth, figuresOf } from './figures';
import { findPortfolio } from './portfolio.repository';
import { unitRef } from './unit-ref';

type Account = Standing & { sums: CashFlowSum[] };

/** Of a stranger, whose answer is dropped. */
const NOBODY: Account = { country: null, documents: [], document_count: 0, sums: [] };

const AGENDA_DAYS = 90;

export async function findDashboard(
  db: Db,
  investorId: InvestorId,
  today: string,
  period: Period,
): Promise<Dashboard> {
  const { from, previous } = dashboardPeriod(period, today);
  const portfolio = await findPortfolio(db, today, from, addDays(today, AGENDA_DAYS));
  const sums = cashFlowSums(investorId, { from, to: today }, previous, cashFlowFrom(today));
  const [account = NOBODY] = await jsonRows<Account>(
    db,
    sql`select ${standingColumns(today)}, (select coalesce(json_agg(s), '[]') from (${sums}) s) as sums
      from investors i where i.id = ${investorId}`,
  );
  const { status, reasons } = statusOf(account, today);
  const decisions = decisionsOf({ ...portfolio, documents: account.documents }, today);
  return {
    profile_status: status,
    profile_reasons: reasons,
    units: portfolio.units.map((row) => toDashboardUnit(row, today)),
    unit_count: portfolio.unit_count,
    decisions: decisions.slice(0, DASHBOARD_DECISIONS),
    decision_count: decisions.length,
    period,
    figures: figuresOf(portfolio, account.sums, previous),
    cash_flow: cashFlowByMonth(account.sums, cashFlowMonths(today)),
    agenda: portfolio.agenda.map(toAgendaEntry),
    agenda_count: portfolio.agenda_count,
  };
}

function toDashboardUnit(row: UnitRow, today: string): Dashboard['units'][number] {
  const { lifecycle } = row;
  return { ...unitRef(row), lifecycle, drawing: toDrawing(row), stage: toStage(row, today) };
}
