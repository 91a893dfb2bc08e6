import { hintSlot } from '../federation/hints';
import { hintOf, useLazyDialog } from './use-lazy-dialog';

const load = async () => (await import(/* webpackChunkName: "help" */ './help-dialog')).HelpDialog;

const hintDialog = hintOf(load);

export function hintHelp(): void {
  hintSlot('help');
  hintDialog();
}

export const useHelp = () => useLazyDialog(load);
