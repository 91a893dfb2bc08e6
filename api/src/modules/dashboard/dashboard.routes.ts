import * as operation from '@manzil/shared/contract/dashboard/operations';
import { dubaiToday } from '../../dubai-day';
import type { Module } from '../../module';
import { route } from '../../plugins/route';
import { asInvestor, investorIdOf } from '../../plugins/session';
import { findDashboard } from './dashboard.repository';

export const dashboardRoutes: Module = (app, dependencies) => {
  route(
    app,
    operation.getDashboard,
    { summary: 'Figures, dates and decisions of a portfolio' },
    async (request) => {
      const { period = '12_months' } = request.query;
      const today = dubaiToday(dependencies);
      return asInvestor(request, (db) => findDashboard(db, investorIdOf(request), today, period));
    },
  );
};
