import type { DisplayInput } from '@manzil/shared/contract/settings/settings';
import { useWrite } from '@manzil/shared/forms/use-write';
import { publish, showAlert, useTexts } from '@manzil/shared/runtime';
import { saveDisplay } from './display.api';
import { useDisplay } from './use-display';

/** Shown at once, and taken back where it cannot be kept. */
export function useChangeDisplay(): (change: DisplayInput) => void {
  const { t, language } = useTexts('units');
  const display = useDisplay();
  const { send } = useWrite({ send: (change: DisplayInput) => saveDisplay(change, language) });
  const show = ({ amounts_of = display.amounts_of, ...rest }: DisplayInput) =>
    publish('investor:changed', { display: { ...display, ...rest, amounts_of } });
  return (change) => {
    show(change);
    send(change).catch(() => {
      show({});
      showAlert({ type: 'error', title: t('part.failed') });
    });
  };
}
