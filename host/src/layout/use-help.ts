import { portalConfig, showAlert } from '@manzil/shared/runtime';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { retryNetwork } from '../federation/retry-network';

const load = async () => (await import(/* webpackChunkName: "help" */ './help-dialog')).HelpDialog;

/** Asks for the help's code before it is opened; should that fail, opening asks again. */
export const hintHelp = (): void => void load().catch(() => undefined);

/** The help dialog, undefined until its code is there: the first screen does without. */
export function useHelp() {
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  const [Help, setHelp] = useState<Awaited<ReturnType<typeof load>>>();

  async function openHelp() {
    try {
      const loaded = await retryNetwork(load);
      setHelp(() => loaded);
      setOpen(true);
    } catch {
      const { phone, email } = portalConfig().support;
      showAlert({
        type: 'error',
        title: t('help.failed'),
        message: t('help.failed_text', { phone, email }),
      });
    }
  }

  return { Help, open, openHelp, closeHelp: () => setOpen(false) };
}
