import { defineRemote, queryClient } from '@manzil/shared/runtime';
import { profileQuery } from './profile.api';

const data = () => [queryClient.ensureQueryData(profileQuery)];

export default defineRemote({
  texts: (language) =>
    import(/* webpackChunkName: "texts-[request]" */ `../locales/${language}.json`),
  screens: {
    profile: {
      page: () => import(/* webpackChunkName: "profile" */ './profile/profile.page'),
      data,
    },
    'address-details': {
      page: () =>
        import(/* webpackChunkName: "address-details" */ './address/address-details.page'),
      data,
    },
    'edit-address': {
      page: () => import(/* webpackChunkName: "edit-address" */ './address/edit-address.page'),
      data,
    },
    'bank-details': {
      page: () => import(/* webpackChunkName: "bank-details" */ './bank-details/bank-details.page'),
      data,
    },
    'edit-bank-details': {
      page: () =>
        import(/* webpackChunkName: "edit-bank-details" */ './bank-details/edit-bank-details.page'),
      data,
    },
    documents: {
      page: () => import(/* webpackChunkName: "documents" */ './documents/documents.page'),
      data,
    },
    settings: {
      page: () => import(/* webpackChunkName: "settings" */ './settings/settings.page'),
    },
    onboarding: {
      page: () => import(/* webpackChunkName: "onboarding" */ './onboarding/onboarding.page'),
      data,
    },
    packages: {
      page: () => import(/* webpackChunkName: "packages" */ './packages/packages.page'),
    },
  },
});
