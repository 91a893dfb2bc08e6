import { CONTRACT_KINDS } from '@manzil/shared/domain/contract-deadlines';
import { defineScreen, queryClient } from '@manzil/shared/runtime';
import { choiceIn, contractsQuery } from './contracts.api';
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
  data: ({ search }) => {
    const choice = choiceIn(search);
    return CONTRACT_KINDS.map((kind) =>
      queryClient.ensureInfiniteQueryData(contractsQuery(kind, choice)),
    );
  },
});
