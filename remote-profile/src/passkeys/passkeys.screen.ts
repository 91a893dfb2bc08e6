import { defineScreen, queryClient } from '@manzil/shared/runtime';
import { passkeysQuery } from './passkeys.api';
import PasskeysPage from './passkeys.page';
import type texts from './texts/de.json';

declare global {
  interface TextsByNamespace {
    'profile/passkeys': typeof texts;
  }
}

export default defineScreen({
  page: PasskeysPage,
  texts: {
    de: () => import(/* webpackChunkName: "passkeys-de" */ './texts/de.json'),
    en: () => import(/* webpackChunkName: "passkeys-en" */ './texts/en.json'),
  },
  data: () => [queryClient.ensureQueryData(passkeysQuery)],
});
