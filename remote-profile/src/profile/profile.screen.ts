import { defineScreen, queryClient } from '@manzil/shared/runtime';
import { profileQuery } from '../profile.api';
import ProfilePage from './profile.page';
import { residenciesQuery } from './residencies.api';
import type texts from './texts/de.json';

declare global {
  interface TextsByNamespace {
    'profile/profile': typeof texts;
  }
}

export default defineScreen({
  page: ProfilePage,
  texts: {
    de: () => import(/* webpackChunkName: "profile-de" */ './texts/de.json'),
    en: () => import(/* webpackChunkName: "profile-en" */ './texts/en.json'),
  },
  data: () => [
    queryClient.ensureQueryData(profileQuery),
    queryClient.ensureQueryData(residenciesQuery),
  ],
});
