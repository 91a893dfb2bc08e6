import { defineRemote, queryClient } from '@manzil/shared/runtime';
import { faqQuery } from './faq/faq.api';

export default defineRemote({
  texts: (language) =>
    import(/* webpackChunkName: "texts-[request]" */ `../locales/${language}.json`),
  screens: {
    faq: {
      page: () => import(/* webpackChunkName: "faq" */ './faq/faq.page'),
      data: ({ language }) => [queryClient.ensureQueryData(faqQuery(language))],
    },
  },
  parts: { help: () => import(/* webpackChunkName: "help" */ './help/help.part') },
});
