import { defineRemote } from '@manzil/shared/runtime';

const none = async () => ({ default: {} });

/** Stands for the remote that the form is written into; it is not copied. */
export default defineRemote({
  texts: { de: none, en: none },
  screens: {
    'sample-name': () =>
      import(/* webpackChunkName: "sample-name" */ './sample-name/sample-name.screen'),
  },
});
