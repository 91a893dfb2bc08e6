import { defineScreen } from '@manzil/shared/runtime';
import { firstDashboard } from '../dashboard.api';
import { periodIn } from '../period/period';
import DashboardPage from './dashboard.page';
import type texts from './texts/de.json';

declare global {
  interface TextsByNamespace {
    'units/dashboard': typeof texts;
  }
}

export default defineScreen({
  page: DashboardPage,
  texts: {
    de: () => import(/* webpackChunkName: "dashboard-de" */ './texts/de.json'),
    en: () => import(/* webpackChunkName: "dashboard-en" */ './texts/en.json'),
  },
  data: ({ search }) => firstDashboard(periodIn(search)),
});
