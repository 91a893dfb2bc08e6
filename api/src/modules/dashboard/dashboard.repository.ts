import {
  DASHBOARD_DECISIONS,
  DASHBOARD_UNITS,
  type Dashboard,
  type Period,
} from '@manzil/shared/contract/dashboard/dashboard';
import { addDays } from '@manzil/shared/domain/deadlines';
import type { InvestorId } from '../../identity/signed-in';
import type { Db } from '../../platform/postgres/connect';
import { sumCashFlow } from '../bookings/cash-flow.repository';
import { findStanding, statusOf } from '../profile/standing.repository';
import { toDrawing, toStage } from '../units/unit-summary';
import { toAgendaEntry } from './agenda';
import { cashFlowFrom, cashFlowMonths, dashboardPeriod } from './dashboard-period';
import { type DashboardUnitRow, dashboardUnitRows } from './dashboard-units.repository';
import { decisionsOf } from './decisions';
import { findDue } from './due.repository';
import { cashFlowByMonth, figuresOf } from './figures';
import { unitRef } from './unit-ref';

const AGENDA_DAYS = 90;

export async function findDashboard(
  db: Db,
  investorId: InvestorId,
  today: string,
  period: Period,
): Promise<Dashboard> {
  const { from, previous } = dashboardPeriod(period, today);
  const sums = await sumCashFlow(
    db,
    investorId,
    { from, to: today },
    previous,
    cashFlowFrom(today),
  );
  // Rent and let days have to be of the same time: bookings may begin long after a handover.
  const since = from ?? sums[0]?.first_on ?? null;
  const rows = await dashboardUnitRows(db, investorId, today, since);
  const due = await findDue(db, investorId, today, addDays(today, AGENDA_DAYS));
  const standing = await findStanding(db, investorId, today);
  const { status, reasons } = statusOf(standing, today);
  const decisions = decisionsOf({ items: due.items, rows, documents: standing.documents }, today);
  return {
    profile_status: status,
    profile_reasons: reasons,
    units: rows.slice(0, DASHBOARD_UNITS).map((row) => toDashboardUnit(row, today)),
    unit_count: rows.length,
    decisions: decisions.slice(0, DASHBOARD_DECISIONS),
    decision_count: decisions.length,
    period,
    figures: figuresOf(rows, sums, previous),
    cash_flow: cashFlowByMonth(sums, cashFlowMonths(today)),
    agenda: due.agenda.map(toAgendaEntry),
    agenda_count: due.agenda_count,
  };
}

function toDashboardUnit(row: DashboardUnitRow, today: string): Dashboard['units'][number] {
  const { lifecycle } = row;
  return { ...unitRef(row), lifecycle, drawing: toDrawing(row), stage: toStage(row, today) };
}
