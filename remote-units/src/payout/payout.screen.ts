import { defineScreen, queryClient } from '@manzil/shared/runtime';
import { payoutQuery } from './payout.api';
import PayoutPage from './payout.page';
import type texts from './texts/de.json';

declare global {
  interface TextsByNamespace {
    'units/payout': typeof texts;
  }
}

export default defineScreen({
  page: PayoutPage,
  texts: {
    de: () => import(/* webpackChunkName: "payout-de" */ './texts/de.json'),
    en: () => import(/* webpackChunkName: "payout-en" */ './texts/en.json'),
  },
  data: ({ params }) => [queryClient.ensureQueryData(payoutQuery(params.payoutId ?? ''))],
});
