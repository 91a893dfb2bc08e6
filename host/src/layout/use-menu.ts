import { hintOf, useLazyDialog } from './use-lazy-dialog';

// With the late parts, so that it is there before anybody opens it.
const load = async () => (await import(/* webpackChunkName: "late" */ './menu-panel')).MenuPanel;

export const hintMenu = hintOf(load);

export const useMenu = () => useLazyDialog(load);
