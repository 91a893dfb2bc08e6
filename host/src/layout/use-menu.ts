import { useLazyDialog } from './use-lazy-dialog';

// With the late parts, so that it is there before anybody opens it.
const load = async () => (await import(/* webpackChunkName: "late" */ './menu-panel')).MenuPanel;

/** Asks for the menu's code before it is opened; should that fail, opening asks again. */
export const hintMenu = (): void => void load().catch(() => undefined);

/** The sidebar below 992 px. */
export const useMenu = () => useLazyDialog(load);
