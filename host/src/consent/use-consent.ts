import { useLazyDialog } from '../layout/use-lazy-dialog';

export const useConsent = () =>
  useLazyDialog(
    async () =>
      (await import(/* webpackChunkName: "consent-dialog" */ './consent-dialog')).ConsentDialog,
  );
