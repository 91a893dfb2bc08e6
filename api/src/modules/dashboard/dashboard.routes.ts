import { Dashboard, DashboardQuery } from '@manzil/shared/contract/dashboard';
import { dubaiToday } from '../../dubai-day';
import type { Module } from '../../module';
import { asInvestor, investorIdOf } from '../../plugins/session';
import { findDashboard } from './dashboard.repository';

/** GET /dashboard */
export const dashboardRoutes: Module = (app, dependencies) => {
  app.get(
    '/dashboard',
    { schema: { querystring: DashboardQuery, response: { 200: Dashboard } } },
    async (request) => {
      const { period = '12_months' } = request.query;
      const today = dubaiToday(dependencies);
      return asInvestor(request, (db) => findDashboard(db, investorIdOf(request), today, period));
    },
  );
};
