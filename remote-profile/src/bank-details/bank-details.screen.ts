import { defineScreen, queryClient } from '@manzil/shared/runtime';
import { profileQuery } from '../profile.api';
import type texts from './texts/de.json';

declare global {
  interface TextsByNamespace {
    'profile/bank-details': typeof texts;
  }
}

export default defineScreen({
  page: () => import(/* webpackChunkName: "bank-details-page" */ './bank-details.page'),
  texts: {
    de: () => import(/* webpackChunkName: "bank-details-de" */ './texts/de.json'),
    en: () => import(/* webpackChunkName: "bank-details-en" */ './texts/en.json'),
  },
  data: () => [queryClient.ensureQueryData(profileQuery)],
});
