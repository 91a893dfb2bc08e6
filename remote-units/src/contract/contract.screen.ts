import { defineScreen, queryClient } from '@manzil/shared/runtime';
import { contractQuery } from './contract.api';
import ContractPage from './contract.page';
import type texts from './texts/de.json';

declare global {
  interface TextsByNamespace {
    'units/contract': typeof texts;
  }
}

export default defineScreen({
  page: ContractPage,
  texts: {
    de: () => import(/* webpackChunkName: "contract-de" */ './texts/de.json'),
    en: () => import(/* webpackChunkName: "contract-en" */ './texts/en.json'),
  },
  data: ({ params }) => [queryClient.ensureQueryData(contractQuery(params.contractId ?? ''))],
});
