import { type ApiForm, Refusal } from '@manzil/shared/forms';
import { useTexts } from '@manzil/shared/runtime';
import { Button } from '@manzil/shared/ui/button';
import { Notice } from '@manzil/shared/ui/notice';
import { ArrowLeft, Clock, WifiOff } from 'lucide';
import styles from './onboarding.module.css';
import type { Saving } from './save-queue';
import { SavedLine } from './saved-line';

type StepEndProps<Values extends Readonly<Record<string, string>>> = {
  form: Pick<ApiForm<Values>, 'waiting' | 'refusal' | 'busy'>;
  saving?: Saving;
  /** What of it is not saved before its end. */
  unsaved?: string | false | undefined;
  next: string;
  onBack?: () => void;
};

export function StepEnd<Values extends Readonly<Record<string, string>>>({
  form,
  saving,
  unsaved,
  next,
  onBack,
}: StepEndProps<Values>) {
  const { t } = useTexts('profile/onboarding');
  const elsewhere = form.refusal?.code === 'onboarding.out_of_turn';
  return (
    <div className={styles.end}>
      {form.waiting ? (
        <div role="status">
          <Notice tone="info" icon={WifiOff} title={t('offline')}>
            {t('offline_text')}
          </Notice>
        </div>
      ) : (
        <Refusal error={form.refusal} refused={t(elsewhere ? 'elsewhere' : 'refused')} />
      )}
      <div className={styles.foot}>
        {saving && <SavedLine saving={saving} unsaved={unsaved} />}
        <Button
          type="submit"
          size="form"
          variant={form.waiting ? 'ghost' : 'primary'}
          icon={form.waiting ? Clock : undefined}
          className={styles.onward}
          busy={form.busy}
          busyLabel={t('sending')}
        >
          {form.waiting ? t('waits') : next}
        </Button>
        {onBack && (
          <Button size="form" icon={ArrowLeft} className={styles.back} onClick={onBack}>
            {t('back')}
          </Button>
        )}
      </div>
    </div>
  );
}
