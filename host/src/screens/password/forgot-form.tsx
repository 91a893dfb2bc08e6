import { zodResolver } from '@hookform/resolvers/zod';
import { ForgotPasswordInput } from '@manzil/shared/contract/account';
import { isApiError, useHoldReload } from '@manzil/shared/runtime';
import { Button } from '@manzil/shared/ui/button';
import { Field, TextInput } from '@manzil/shared/ui/field';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { FormNotice, wholeForm } from '../account/form-notice';
import { askedFor, keepAskedFor } from './asked-for';
import { requestCode } from './password.api';
import styles from './password.module.css';

/** Asks for a code and leads to where it is entered, whether there is such an account or not. */
export function ForgotForm() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { register, handleSubmit, setError, formState } = useForm<ForgotPasswordInput>({
    resolver: zodResolver(ForgotPasswordInput),
    defaultValues: { email: askedFor() },
  });
  const { errors, isDirty, isSubmitting } = formState;
  useHoldReload(isDirty);

  const submit = handleSubmit(async (input) => {
    try {
      await requestCode(input);
    } catch (error) {
      if (!isApiError(error)) throw error;
      setError('root', wholeForm(error));
      return;
    }
    keepAskedFor(input.email);
    await navigate('/reset-password');
  });

  const emailError =
    errors.email &&
    t(errors.email.type === 'too_small' ? 'login.email_missing' : 'login.email_wrong');
  return (
    <form className={styles.fields} noValidate onSubmit={submit} aria-busy={isSubmitting}>
      <FormNotice error={errors.root} refused={t('password.not_sent')} />
      <Field label={t('login.email')} error={emailError}>
        {(control) => (
          <TextInput
            {...control}
            {...register('email')}
            type="email"
            autoComplete="username"
            autoCapitalize="off"
            spellCheck={false}
          />
        )}
      </Field>
      <Button
        type="submit"
        variant="primary"
        size="form"
        busy={isSubmitting}
        busyLabel={t('password.send_busy')}
      >
        {t('password.send')}
      </Button>
    </form>
  );
}
