import { defineScreen } from '@manzil/shared/runtime';
import { firstDashboard } from '../dashboard.api';
import { periodIn } from '../period/period';
import FinancialsPage from './financials.page';
import type texts from './texts/de.json';

declare global {
  interface TextsByNamespace {
    'units/financials': typeof texts;
  }
}

export default defineScreen({
  page: FinancialsPage,
  texts: {
    de: () => import(/* webpackChunkName: "financials-de" */ './texts/de.json'),
    en: () => import(/* webpackChunkName: "financials-en" */ './texts/en.json'),
  },
  data: ({ search }) => firstDashboard(periodIn(search)),
});
