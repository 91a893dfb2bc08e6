import * as operation from '@manzil/shared/contract/dashboard/operations';
import { asInvestor } from '../../identity/guard';
import { dubaiToday } from '../../platform/dubai-day';
import type { Module } from '../../platform/http/module';
import { route } from '../../platform/http/route';
import { findDashboard } from './dashboard.repository';

export const dashboardRoutes: Module = (app, dependencies) => {
  route(
    app,
    operation.getDashboard,
    { summary: 'Figures, dates and decisions of a portfolio' },
    async (request) => {
      const { period = '12_months' } = request.query;
      const today = dubaiToday(dependencies);
      return asInvestor(request, (db) => findDashboard(db, { today, period }));
    },
  );
};
