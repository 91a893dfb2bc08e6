import { defineRemote } from '@manzil/shared/runtime';
import type texts from '../locales/de.json';

declare global {
  interface TextsByNamespace {
    probe: typeof texts;
  }
}

export default defineRemote({
  texts: {
    de: () => import(/* webpackChunkName: "texts-de" */ '../locales/de.json'),
    en: () => import(/* webpackChunkName: "texts-en" */ '../locales/en.json'),
  },
  screens: { probe: () => import(/* webpackChunkName: "probe" */ './probe/probe.screen') },
});
