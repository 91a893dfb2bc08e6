import { defineRemote } from '@manzil/shared/runtime';
import type texts from '../locales/de.json';

declare global {
  interface TextsByNamespace {
    profile: typeof texts;
  }
}

export default defineRemote({
  texts: {
    de: () => import(/* webpackChunkName: "texts-de" */ '../locales/de.json'),
    en: () => import(/* webpackChunkName: "texts-en" */ '../locales/en.json'),
  },
  screens: {
    profile: () => import(/* webpackChunkName: "profile" */ './profile/profile.screen'),
    'address-details': () =>
      import(/* webpackChunkName: "address-details" */ './address-details/address-details.screen'),
    'edit-address': () =>
      import(/* webpackChunkName: "edit-address" */ './edit-address/edit-address.screen'),
    'bank-details': () =>
      import(/* webpackChunkName: "bank-details" */ './bank-details/bank-details.screen'),
    'edit-bank-details': () =>
      import(
        /* webpackChunkName: "edit-bank-details" */ './edit-bank-details/edit-bank-details.screen'
      ),
    documents: () => import(/* webpackChunkName: "documents" */ './documents/documents.screen'),
    settings: () => import(/* webpackChunkName: "settings" */ './settings/settings.screen'),
    onboarding: () => import(/* webpackChunkName: "onboarding" */ './onboarding/onboarding.screen'),
    packages: () => import(/* webpackChunkName: "packages" */ './packages/packages.screen'),
  },
});
