import { defineScreen, queryClient } from '@manzil/shared/runtime';
import { handoverQuery } from './handover.api';
import HandoverPage from './handover.page';
import type texts from './texts/de.json';

declare global {
  interface TextsByNamespace {
    'units/handover': typeof texts;
  }
}

export default defineScreen({
  page: HandoverPage,
  texts: {
    de: () => import(/* webpackChunkName: "handover-de" */ './texts/de.json'),
    en: () => import(/* webpackChunkName: "handover-en" */ './texts/en.json'),
  },
  data: () => [queryClient.ensureInfiniteQueryData(handoverQuery)],
});
