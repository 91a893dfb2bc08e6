import { hintSlot } from '../federation/hints';
import { useLazyDialog } from './use-lazy-dialog';

const load = async () => (await import(/* webpackChunkName: "help" */ './help-dialog')).HelpDialog;

/** Should it fail, opening asks again. */
export function hintHelp(): void {
  hintSlot('help');
  load().catch(() => undefined);
}

export const useHelp = () => useLazyDialog(load);
