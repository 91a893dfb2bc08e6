import { defineScreen, queryClient } from '@manzil/shared/runtime';
import { profileQuery } from '../profile.api';
import type texts from './texts/de.json';

declare global {
  interface TextsByNamespace {
    'profile/address-details': typeof texts;
  }
}

export default defineScreen({
  page: () => import(/* webpackChunkName: "address-details-page" */ './address-details.page'),
  texts: {
    de: () => import(/* webpackChunkName: "address-details-de" */ './texts/de.json'),
    en: () => import(/* webpackChunkName: "address-details-en" */ './texts/en.json'),
  },
  data: () => [queryClient.ensureQueryData(profileQuery)],
});
