import { formatDay, formatTime } from '@manzil/shared/format/date';
import { type TextsOf, useTexts } from '@manzil/shared/runtime';
import { LineIcon } from '@manzil/shared/ui/line-icon';
import { Check, CloudOff } from 'lucide';
import styles from './onboarding.module.css';
import type { Saving } from './save-queue';

type SavedLineProps = { saving: Saving; unsaved?: string | false | undefined };

/** Whether what was typed is saved. Read out only where it is not: it is said after each pause. */
export function SavedLine({ saving, unsaved }: SavedLineProps) {
  const words = useTexts('profile/onboarding');
  const trouble = saving.is === 'failed' || saving.is === 'disputed' ? saving.is : null;
  return (
    <div className={styles.saved}>
      {saving.is === 'saved' && (
        <p>
          <LineIcon lines={Check} size={16} strokeWidth={1.75} />
          <span>
            {savedAt(saving.at, words)}
            {unsaved && `. ${unsaved}`}
          </span>
        </p>
      )}
      {saving.is === 'saving' && <p>{words.t('saving.now')}</p>}
      <p role="status">
        {trouble && (
          <>
            <LineIcon lines={CloudOff} size={16} strokeWidth={1.75} />
            {words.t(`saving.${trouble}`)}
          </>
        )}
      </p>
    </div>
  );
}

function savedAt(at: string, { t, language }: TextsOf<'profile/onboarding'>): string {
  const saved = new Date(at);
  const time = formatTime(saved, language);
  if (saved.toDateString() === new Date().toDateString()) return t('saving.at', { time });
  const local = new Date(saved.getTime() - saved.getTimezoneOffset() * 60_000);
  return t('saving.on', { day: formatDay(local.toISOString().slice(0, 10), language), time });
}
