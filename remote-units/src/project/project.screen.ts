import { defineScreen, queryClient } from '@manzil/shared/runtime';
import { openSelected, projectQuery } from './project.api';
import ProjectPage from './project.page';
import { sanitiserQuery } from './sanitiser.api';
import type texts from './texts/de.json';

declare global {
  interface TextsByNamespace {
    'units/project': typeof texts;
  }
}

export default defineScreen({
  page: ProjectPage,
  texts: {
    de: () => import(/* webpackChunkName: "project-de" */ './texts/de.json'),
    en: () => import(/* webpackChunkName: "project-en" */ './texts/en.json'),
  },
  data: ({ params }) => [
    params.propertyId
      ? queryClient.ensureQueryData(projectQuery(params.propertyId))
      : openSelected(),
    queryClient.ensureQueryData(sanitiserQuery),
  ],
});
