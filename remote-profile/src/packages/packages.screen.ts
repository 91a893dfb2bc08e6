import { defineScreen } from '@manzil/shared/runtime';
import type texts from './texts/de.json';

declare global {
  interface TextsByNamespace {
    'profile/packages': typeof texts;
  }
}

export default defineScreen({
  page: () => import(/* webpackChunkName: "packages-page" */ './packages.page'),
  texts: {
    de: () => import(/* webpackChunkName: "packages-de" */ './texts/de.json'),
    en: () => import(/* webpackChunkName: "packages-en" */ './texts/en.json'),
  },
});
