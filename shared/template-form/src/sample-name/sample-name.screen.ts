import { defineScreen } from '@manzil/shared/runtime';
import SampleNamePage from './sample-name.page';
import type texts from './texts/de.json';

declare global {
  interface TextsByNamespace {
    'sample-remote/sample-name': typeof texts;
  }
}

export default defineScreen({
  page: SampleNamePage,
  texts: {
    de: () => import(/* webpackChunkName: "sample-name-de" */ './texts/de.json'),
    en: () => import(/* webpackChunkName: "sample-name-en" */ './texts/en.json'),
  },
});
