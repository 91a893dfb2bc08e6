import { defineScreen, queryClient } from '@manzil/shared/runtime';
import { profileQuery } from '../profile.api';
import type texts from './texts/de.json';

declare global {
  interface TextsByNamespace {
    'profile/profile': typeof texts;
  }
}

export default defineScreen({
  page: () => import(/* webpackChunkName: "profile-page" */ './profile.page'),
  texts: {
    de: () => import(/* webpackChunkName: "profile-de" */ './texts/de.json'),
    en: () => import(/* webpackChunkName: "profile-en" */ './texts/en.json'),
  },
  data: () => [queryClient.ensureQueryData(profileQuery)],
});
