import type { Operation } from '../operation';
import { Dashboard, DashboardQuery } from './dashboard';

export const about = 'Figures, dates and decisions of a portfolio.';

export const getDashboard = {
  method: 'GET',
  path: '/dashboard',
  access: 'investor',
  query: DashboardQuery,
  answer: Dashboard,
} satisfies Operation;
