import { defineScreen, queryClient } from '@manzil/shared/runtime';
import { profileQuery } from '../profile.api';
import EditAddressPage from './edit-address.page';
import type texts from './texts/de.json';

declare global {
  interface TextsByNamespace {
    'profile/edit-address': typeof texts;
  }
}

export default defineScreen({
  page: EditAddressPage,
  texts: {
    de: () => import(/* webpackChunkName: "edit-address-de" */ './texts/de.json'),
    en: () => import(/* webpackChunkName: "edit-address-en" */ './texts/en.json'),
  },
  data: () => [queryClient.ensureQueryData(profileQuery)],
});
