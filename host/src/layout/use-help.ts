import { hintSlot } from '../federation/hints';
import { hintOf, useLazyDialog } from './use-lazy-dialog';

const load = () => import(/* webpackChunkName: "help" */ './help-dialog');

const hintDialog = hintOf(load);

export function hintHelp(): void {
  hintSlot('help');
  hintDialog();
}

export const useHelp = () => useLazyDialog(load);
