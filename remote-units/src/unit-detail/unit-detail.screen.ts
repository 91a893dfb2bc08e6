import { defineScreen, queryClient } from '@manzil/shared/runtime';
import { unitQuery } from '../units.api';
import type texts from './texts/de.json';
import UnitDetailPage from './unit-detail.page';

declare global {
  interface TextsByNamespace {
    'units/unit-detail': typeof texts;
  }
}

export default defineScreen({
  page: UnitDetailPage,
  texts: {
    de: () => import(/* webpackChunkName: "unit-detail-de" */ './texts/de.json'),
    en: () => import(/* webpackChunkName: "unit-detail-en" */ './texts/en.json'),
  },
  data: ({ params }) => [queryClient.ensureQueryData(unitQuery(params.unitId ?? ''))],
});
