import { Refusal } from '@manzil/shared/forms';
import { useTexts } from '@manzil/shared/runtime';
import type { ChangingSettings } from './changing-settings';
import type { Choice } from './choices';

type OfPart = { changing: ChangingSettings; choices: readonly Choice[] };

export function SavedNote({ changing: { saved }, choices }: OfPart) {
  const { t } = useTexts('profile/settings');
  return <span role="status">{saved && choices.includes(saved) ? t('settings.saved') : ''}</span>;
}

export function NotSaved({ changing: { failed }, choices }: OfPart) {
  const { t } = useTexts('profile/settings');
  if (!failed || !choices.includes(failed.choice)) return null;
  return <Refusal error={failed.error} refused={t('settings.not_saved')} />;
}
