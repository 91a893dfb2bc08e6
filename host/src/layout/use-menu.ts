import { useLazyDialog } from './use-lazy-dialog';

// With the late parts, so that it is there before anybody opens it.
const load = async () => (await import(/* webpackChunkName: "late" */ './menu-panel')).MenuPanel;

/** Should it fail, opening asks again. */
export const hintMenu = (): void => void load().catch(() => undefined);

export const useMenu = () => useLazyDialog(load);
