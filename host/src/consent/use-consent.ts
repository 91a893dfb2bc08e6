import { useLazyDialog } from '../layout/use-lazy-dialog';

/** "Einwilligungen": what is collected, and the user's choice. */
export const useConsent = () =>
  useLazyDialog(
    async () =>
      (await import(/* webpackChunkName: "consent-dialog" */ './consent-dialog')).ConsentDialog,
  );
