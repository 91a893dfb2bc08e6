import { defineScreen, queryClient } from '@manzil/shared/runtime';
import { profileQuery } from '../profile.api';
import type texts from './texts/de.json';

declare global {
  interface TextsByNamespace {
    'profile/edit-bank-details': typeof texts;
  }
}

export default defineScreen({
  page: () => import(/* webpackChunkName: "edit-bank-details-page" */ './edit-bank-details.page'),
  texts: {
    de: () => import(/* webpackChunkName: "edit-bank-details-de" */ './texts/de.json'),
    en: () => import(/* webpackChunkName: "edit-bank-details-en" */ './texts/en.json'),
  },
  data: () => [queryClient.ensureQueryData(profileQuery)],
});
