import { defineScreen, queryClient } from '@manzil/shared/runtime';
import { addressesQuery, profileQuery } from '../profile.api';
import AddressDetailsPage from './address-details.page';
import type texts from './texts/de.json';

declare global {
  interface TextsByNamespace {
    'profile/address-details': typeof texts;
  }
}

export default defineScreen({
  page: AddressDetailsPage,
  texts: {
    de: () => import(/* webpackChunkName: "address-details-de" */ './texts/de.json'),
    en: () => import(/* webpackChunkName: "address-details-en" */ './texts/en.json'),
  },
  data: () => [
    queryClient.ensureQueryData(profileQuery),
    queryClient.ensureInfiniteQueryData(addressesQuery),
  ],
});
