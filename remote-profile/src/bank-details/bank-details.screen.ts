import { defineScreen, queryClient } from '@manzil/shared/runtime';
import { accountsQuery } from '../bank/bank.api';
import BankDetailsPage from './bank-details.page';
import type texts from './texts/de.json';

declare global {
  interface TextsByNamespace {
    'profile/bank-details': typeof texts;
  }
}

export default defineScreen({
  page: BankDetailsPage,
  texts: {
    de: () => import(/* webpackChunkName: "bank-details-de" */ './texts/de.json'),
    en: () => import(/* webpackChunkName: "bank-details-en" */ './texts/en.json'),
  },
  data: () => [queryClient.ensureQueryData(accountsQuery)],
});
