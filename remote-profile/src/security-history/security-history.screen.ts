import { defineScreen, queryClient } from '@manzil/shared/runtime';
import { securityEventsQuery } from './security-history.api';
import SecurityHistoryPage from './security-history.page';
import type texts from './texts/de.json';

declare global {
  interface TextsByNamespace {
    'profile/security-history': typeof texts;
  }
}

export default defineScreen({
  page: SecurityHistoryPage,
  texts: {
    de: () => import(/* webpackChunkName: "security-history-de" */ './texts/de.json'),
    en: () => import(/* webpackChunkName: "security-history-en" */ './texts/en.json'),
  },
  data: () => [queryClient.ensureInfiniteQueryData(securityEventsQuery)],
});
