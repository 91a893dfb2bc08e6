import { useLazyDialog } from './use-lazy-dialog';

const load = async () =>
  (await import(/* webpackChunkName: "support" */ './support-dialog')).SupportDialog;

/** Asks for the dialog's code before it is opened; should that fail, opening asks again. */
export const hintSupport = (): void => void load().catch(() => undefined);

/** "Support": versions, e-mail, imprint. */
export const useSupport = () => useLazyDialog(load);
