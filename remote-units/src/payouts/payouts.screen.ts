import { defineScreen, queryClient } from '@manzil/shared/runtime';
import { payoutListQuery } from './payouts.api';
import PayoutsPage from './payouts.page';
import type texts from './texts/de.json';

declare global {
  interface TextsByNamespace {
    'units/payouts': typeof texts;
  }
}

export default defineScreen({
  page: PayoutsPage,
  texts: {
    de: () => import(/* webpackChunkName: "payouts-de" */ './texts/de.json'),
    en: () => import(/* webpackChunkName: "payouts-en" */ './texts/en.json'),
  },
  data: () => [queryClient.ensureInfiniteQueryData(payoutListQuery)],
});
