import { defineRemote } from '@manzil/shared/runtime';
import type texts from '../locales/de.json';

declare global {
  interface TextsByNamespace {
    faq: typeof texts;
  }
}

export default defineRemote({
  texts: {
    de: () => import(/* webpackChunkName: "texts-de" */ '../locales/de.json'),
    en: () => import(/* webpackChunkName: "texts-en" */ '../locales/en.json'),
  },
  screens: {
    faq: () => import(/* webpackChunkName: "faq" */ './faq/faq.screen'),
  },
  parts: { help: () => import(/* webpackChunkName: "help" */ './help/help.part') },
});
