import { defineScreen, queryClient } from '@manzil/shared/runtime';
import { sessionsQuery, settingsQuery } from './settings.api';
import SettingsPage from './settings.page';
import type texts from './texts/de.json';

declare global {
  interface TextsByNamespace {
    'profile/settings': typeof texts;
  }
}

export default defineScreen({
  page: SettingsPage,
  texts: {
    de: () => import(/* webpackChunkName: "settings-de" */ './texts/de.json'),
    en: () => import(/* webpackChunkName: "settings-en" */ './texts/en.json'),
  },
  data: () => [
    queryClient.ensureQueryData(settingsQuery),
    queryClient.ensureQueryData(sessionsQuery),
  ],
});
