import { defineScreen } from '@manzil/shared/runtime';
import SampleScreenPage from './sample-screen.page';
import type texts from './texts/de.json';

declare global {
  interface TextsByNamespace {
    'sample-remote/sample-screen': typeof texts;
  }
}

export default defineScreen({
  page: SampleScreenPage,
  texts: {
    de: () => import(/* webpackChunkName: "sample-screen-de" */ './texts/de.json'),
    en: () => import(/* webpackChunkName: "sample-screen-en" */ './texts/en.json'),
  },
});
