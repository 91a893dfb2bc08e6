import { hintOf, useLazyDialog } from './use-lazy-dialog';

// With the late parts, so that it is there before anybody opens it.
const load = () => import(/* webpackChunkName: "late" */ './menu-panel');

export const hintMenu = hintOf(load);

export const useMenu = () => useLazyDialog(load);
