import { defineScreen } from '@manzil/shared/runtime';
import type texts from './texts/de.json';

declare global {
  interface TextsByNamespace {
    'profile/settings': typeof texts;
  }
}

export default defineScreen({
  page: () => import(/* webpackChunkName: "settings-page" */ './settings.page'),
  texts: {
    de: () => import(/* webpackChunkName: "settings-de" */ './texts/de.json'),
    en: () => import(/* webpackChunkName: "settings-en" */ './texts/en.json'),
  },
});
