import { useLazyDialog } from '../layout/use-lazy-dialog';

const load = () => import(/* webpackChunkName: "consent-dialog" */ './consent-dialog');

export const useConsent = () => useLazyDialog(load);
