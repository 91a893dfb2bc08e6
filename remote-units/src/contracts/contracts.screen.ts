import { defineScreen, queryClient } from '@manzil/shared/runtime';
import { allUnitsQuery } from '../units.api';
import ContractsPage from './contracts.page';
import type texts from './texts/de.json';

declare global {
  interface TextsByNamespace {
    'units/contracts': typeof texts;
  }
}

export default defineScreen({
  page: ContractsPage,
  texts: {
    de: () => import(/* webpackChunkName: "contracts-de" */ './texts/de.json'),
    en: () => import(/* webpackChunkName: "contracts-en" */ './texts/en.json'),
  },
  data: () => [queryClient.ensureQueryData(allUnitsQuery)],
});
