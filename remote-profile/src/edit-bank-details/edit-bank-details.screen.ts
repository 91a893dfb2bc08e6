import { defineScreen, queryClient } from '@manzil/shared/runtime';
import { accountsQuery } from '../bank/bank.api';
import { profileQuery } from '../profile.api';
import EditBankDetailsPage from './edit-bank-details.page';
import type texts from './texts/de.json';

declare global {
  interface TextsByNamespace {
    'profile/edit-bank-details': typeof texts;
  }
}

export default defineScreen({
  page: EditBankDetailsPage,
  texts: {
    de: () => import(/* webpackChunkName: "edit-bank-details-de" */ './texts/de.json'),
    en: () => import(/* webpackChunkName: "edit-bank-details-en" */ './texts/en.json'),
  },
  data: () => [
    queryClient.ensureQueryData(profileQuery),
    queryClient.ensureQueryData(accountsQuery),
  ],
});
