import { defineScreen } from '@manzil/shared/runtime';

export default defineScreen({
  page: () => import(/* webpackChunkName: "probe-page" */ './probe.page'),
});
