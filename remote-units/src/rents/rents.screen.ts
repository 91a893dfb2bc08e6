import { defineScreen, queryClient } from '@manzil/shared/runtime';
import { choiceIn, rentListQuery } from './rents.api';
import RentsPage from './rents.page';
import type texts from './texts/de.json';

declare global {
  interface TextsByNamespace {
    'units/rents': typeof texts;
  }
}

export default defineScreen({
  page: RentsPage,
  texts: {
    de: () => import(/* webpackChunkName: "rents-de" */ './texts/de.json'),
    en: () => import(/* webpackChunkName: "rents-en" */ './texts/en.json'),
  },
  data: ({ search }) => [queryClient.ensureInfiniteQueryData(rentListQuery(choiceIn(search)))],
});
