import { defineScreen, queryClient } from '@manzil/shared/runtime';
import { instalmentQuery } from './instalment.api';
import InstalmentPage from './instalment.page';
import type texts from './texts/de.json';

declare global {
  interface TextsByNamespace {
    'units/instalment': typeof texts;
  }
}

export default defineScreen({
  page: InstalmentPage,
  texts: {
    de: () => import(/* webpackChunkName: "instalment-de" */ './texts/de.json'),
    en: () => import(/* webpackChunkName: "instalment-en" */ './texts/en.json'),
  },
  data: ({ params }) => [
    queryClient.ensureQueryData(instalmentQuery(params.unitId ?? '', params.seq ?? '')),
  ],
});
