import { defineScreen, queryClient } from '@manzil/shared/runtime';
import { unitListQuery } from '../units.api';
import type texts from './texts/de.json';
import UnitsPage from './units.page';

declare global {
  interface TextsByNamespace {
    'units/units': typeof texts;
  }
}

export default defineScreen({
  page: UnitsPage,
  texts: {
    de: () => import(/* webpackChunkName: "units-de" */ './texts/de.json'),
    en: () => import(/* webpackChunkName: "units-en" */ './texts/en.json'),
  },
  data: () => [queryClient.ensureInfiniteQueryData(unitListQuery)],
});
