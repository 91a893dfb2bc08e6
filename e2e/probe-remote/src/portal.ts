import { defineRemote } from '@manzil/shared/runtime';

export default defineRemote({
  texts: (language) =>
    import(/* webpackChunkName: "texts-[request]" */ `../locales/${language}.json`),
  screens: {
    probe: { page: () => import(/* webpackChunkName: "probe" */ './probe/probe.page') },
  },
});
