import { Dashboard, DashboardQuery } from '../dashboard';
import type { Operation } from '../operation';

export const getDashboard = {
  method: 'GET',
  path: '/dashboard',
  access: 'investor',
  query: DashboardQuery,
  answer: Dashboard,
} satisfies Operation;
