import { defineScreen, queryClient } from '@manzil/shared/runtime';
import { chosenIn, packageListQuery, unitPackageQuery } from './packages.api';
import PackagesPage from './packages.page';
import type texts from './texts/de.json';

declare global {
  interface TextsByNamespace {
    'profile/packages': typeof texts;
  }
}

export default defineScreen({
  page: PackagesPage,
  texts: {
    de: () => import(/* webpackChunkName: "packages-de" */ './texts/de.json'),
    en: () => import(/* webpackChunkName: "packages-en" */ './texts/en.json'),
  },
  data: ({ search }) => {
    const { unitId, filter } = chosenIn(search);
    return [
      queryClient.ensureInfiniteQueryData(packageListQuery(filter)),
      ...(unitId ? [queryClient.ensureQueryData(unitPackageQuery(unitId))] : []),
    ];
  },
});
