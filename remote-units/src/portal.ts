import { defineRemote, queryClient } from '@manzil/shared/runtime';
import { firstDashboard } from './dashboard.api';
import { periodIn } from './period/period';
import { projectQuery, selectedProperty } from './project/project.api';
import { sanitiserQuery } from './project/sanitiser.api';
import { allUnitsQuery, unitListQuery, unitQuery } from './units.api';

export default defineRemote({
  texts: (language) =>
    import(/* webpackChunkName: "texts-[request]" */ `../locales/${language}.json`),
  screens: {
    dashboard: {
      page: () => import(/* webpackChunkName: "dashboard" */ './dashboard/dashboard.page'),
      data: ({ search }) => firstDashboard(periodIn(search)),
    },
    units: {
      page: () => import(/* webpackChunkName: "units" */ './units/units.page'),
      data: () => [queryClient.ensureInfiniteQueryData(unitListQuery)],
    },
    'unit-detail': {
      page: () => import(/* webpackChunkName: "unit-detail" */ './unit-detail/unit-detail.page'),
      data: ({ params }) => [queryClient.ensureQueryData(unitQuery(params.unitId ?? ''))],
    },
    project: {
      page: () => import(/* webpackChunkName: "project" */ './project/project.page'),
      data: ({ params }) => [
        queryClient.ensureQueryData(projectQuery(params.propertyId ?? selectedProperty())),
        queryClient.ensureQueryData(sanitiserQuery),
      ],
    },
    financials: {
      page: () => import(/* webpackChunkName: "financials" */ './financials/financials.page'),
      data: ({ search }) => firstDashboard(periodIn(search)),
    },
    contracts: {
      page: () => import(/* webpackChunkName: "contracts" */ './contracts/contracts.page'),
      data: () => [queryClient.ensureQueryData(allUnitsQuery)],
    },
    handover: {
      page: () => import(/* webpackChunkName: "handover" */ './handover/handover.page'),
      data: () => [queryClient.ensureQueryData(allUnitsQuery)],
    },
  },
});
