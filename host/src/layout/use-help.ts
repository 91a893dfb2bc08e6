import { hintSlot } from '../federation/hints';
import { useLazyDialog } from './use-lazy-dialog';

const load = async () => (await import(/* webpackChunkName: "help" */ './help-dialog')).HelpDialog;

/** Asks for the help's code before it is opened; should that fail, opening asks again. */
export function hintHelp(): void {
  hintSlot('help');
  load().catch(() => undefined);
}

/** "Hilfe & Support". */
export const useHelp = () => useLazyDialog(load);
