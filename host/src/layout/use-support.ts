import { useLazyDialog } from './use-lazy-dialog';

const load = async () =>
  (await import(/* webpackChunkName: "support" */ './support-dialog')).SupportDialog;

/** Should it fail, opening asks again. */
export const hintSupport = (): void => void load().catch(() => undefined);

export const useSupport = () => useLazyDialog(load);
