import { defineScreen, queryClient } from '@manzil/shared/runtime';
import { firstDashboard } from '../dashboard.api';
import { periodIn } from '../period/period';
import { balanceQuery } from './financials.api';
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
  // Without the balance the rest is shown all the same.
  data: ({ search }) => [
    ...firstDashboard(periodIn(search)),
    queryClient.prefetchQuery(balanceQuery(periodIn(search))),
  ],
});
