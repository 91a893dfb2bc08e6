import { defineScreen, queryClient } from '@manzil/shared/runtime';
import { allUnitsQuery } from '../units.api';
import type texts from './texts/de.json';

declare global {
  interface TextsByNamespace {
    'units/contracts': typeof texts;
  }
}

export default defineScreen({
  page: () => import(/* webpackChunkName: "contracts-page" */ './contracts.page'),
  texts: {
    de: () => import(/* webpackChunkName: "contracts-de" */ './texts/de.json'),
    en: () => import(/* webpackChunkName: "contracts-en" */ './texts/en.json'),
  },
  data: () => [queryClient.ensureQueryData(allUnitsQuery)],
});
