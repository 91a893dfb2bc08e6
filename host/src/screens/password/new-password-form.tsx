import { PASSWORD_MIN_LENGTH } from '@manzil/shared/contract/account';
import { currentInvestor, isApiError, useHoldReload } from '@manzil/shared/runtime';
import { Button } from '@manzil/shared/ui/button';
import { Field, PasswordInput } from '@manzil/shared/ui/field';
import type { ReactNode } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { logout } from '../../session/session';
import { FormNotice, wholeForm } from '../account/form-notice';
import styles from './password.module.css';
import { PASSWORD_SAVED } from './password-saved';

type NewPasswordFormProps = {
  /** Ways on where the password cannot be saved. */
  children?: ReactNode;
  /** @throws ApiError when the password is not taken */
  save: (password: string) => Promise<unknown>;
};

/** A new password; what else it must be than long, the API says. */
export function NewPasswordForm({ save, children }: NewPasswordFormProps) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { register, handleSubmit, setError, formState } = useForm({
    defaultValues: { password: '' },
  });
  const { errors, isDirty, isSubmitting } = formState;
  useHoldReload(isDirty);

  const longEnough = (password: string): true | string =>
    [...password.normalize('NFC')].length >= PASSWORD_MIN_LENGTH ||
    t('password.short', { count: PASSWORD_MIN_LENGTH });

  const submit = handleSubmit(async ({ password }) => {
    try {
      await save(password);
    } catch (error) {
      if (!isApiError(error)) throw error;
      const { password: message } = error.fields;
      if (message) setError('password', { type: 'server', message }, { shouldFocus: true });
      else setError('root', wholeForm(error));
      return;
    }
    // The API has ended all sessions of the account, and this page may be in one.
    if (currentInvestor()) void logout();
    await navigate('/login', { replace: true, state: PASSWORD_SAVED });
  });

  return (
    <form className={styles.fields} noValidate onSubmit={submit} aria-busy={isSubmitting}>
      <FormNotice error={errors.root} refused={t('password.not_saved')} />
      <Field
        label={t('password.new')}
        hint={t('password.hint', { count: PASSWORD_MIN_LENGTH })}
        error={errors.password?.message}
      >
        {(control) => (
          <PasswordInput
            {...control}
            {...register('password', { validate: longEnough })}
            // The step before has just gone, with the focus in it.
            autoFocus
            autoComplete="new-password"
            showLabel={t('login.show')}
            hideLabel={t('login.hide')}
            capsLockLabel={t('login.caps_lock')}
          />
        )}
      </Field>
      <Button
        type="submit"
        variant="primary"
        size="form"
        busy={isSubmitting}
        busyLabel={t('password.save_busy')}
      >
        {t('password.save')}
      </Button>
      {errors.root && children}
    </form>
  );
}
