import { defineScreen, queryClient } from '@manzil/shared/runtime';
import { secondFactorQuery } from './second-factor.api';
import SecondFactorPage from './second-factor.page';
import type texts from './texts/de.json';

declare global {
  interface TextsByNamespace {
    'profile/second-factor': typeof texts;
  }
}

export default defineScreen({
  page: SecondFactorPage,
  texts: {
    de: () => import(/* webpackChunkName: "second-factor-de" */ './texts/de.json'),
    en: () => import(/* webpackChunkName: "second-factor-en" */ './texts/en.json'),
  },
  data: () => [queryClient.ensureQueryData(secondFactorQuery)],
});
