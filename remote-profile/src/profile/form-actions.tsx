import { type ApiForm, FormEnd } from '@manzil/shared/forms';
import { useTexts } from '@manzil/shared/runtime';
import { Button } from '@manzil/shared/ui/button';
import styles from './profile.module.css';

type FormActionsProps<Values extends Readonly<Record<string, string>>> = {
  form: ApiForm<Values>;
  close: () => void;
};

/** The end of a form that has taken the place of what it changes. */
export function FormActions<Values extends Readonly<Record<string, string>>>({
  form,
  close,
}: FormActionsProps<Values>) {
  const { t } = useTexts('profile/profile');
  return (
    <div className={styles.formActions}>
      <FormEnd
        form={form}
        refused={t('profile.not_saved')}
        submit={t('profile.save')}
        busy={t('profile.saving')}
      />
      <Button variant="quiet" onClick={close}>
        {t('profile.cancel')}
      </Button>
    </div>
  );
}
