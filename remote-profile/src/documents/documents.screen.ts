import { defineScreen, queryClient } from '@manzil/shared/runtime';
import { profileQuery } from '../profile.api';
import DocumentsPage from './documents.page';
import type texts from './texts/de.json';

declare global {
  interface TextsByNamespace {
    'profile/documents': typeof texts;
  }
}

export default defineScreen({
  page: DocumentsPage,
  texts: {
    de: () => import(/* webpackChunkName: "documents-de" */ './texts/de.json'),
    en: () => import(/* webpackChunkName: "documents-en" */ './texts/en.json'),
  },
  data: () => [queryClient.ensureQueryData(profileQuery)],
});
