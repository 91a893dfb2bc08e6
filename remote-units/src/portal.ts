import { defineRemote } from '@manzil/shared/runtime';
import { firstDashboard } from './dashboard.api';
import { periodIn } from './period';

export default defineRemote({
  texts: (language) =>
    import(/* webpackChunkName: "texts-[request]" */ `../locales/${language}.json`),
  screens: {
    dashboard: {
      page: () => import(/* webpackChunkName: "dashboard" */ './dashboard/dashboard.page'),
      data: ({ search }) => firstDashboard(periodIn(search)),
    },
  },
});
