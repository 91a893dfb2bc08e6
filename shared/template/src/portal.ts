import { defineRemote, queryClient } from '@manzil/shared/runtime';
import { topicsQuery } from './start/start.api';

export default defineRemote({
  texts: (language) =>
    import(/* webpackChunkName: "texts-[request]" */ `../locales/${language}.json`),
  screens: {
    start: {
      page: () => import(/* webpackChunkName: "start" */ './start/start.page'),
      data: ({ language }) => [queryClient.ensureQueryData(topicsQuery(language))],
    },
  },
});
