import { zodResolver } from '@hookform/resolvers/zod';
import { LoginInput } from '@manzil/shared/contract/session';
import { isApiError, useHoldReload } from '@manzil/shared/runtime';
import { Button } from '@manzil/shared/ui/button';
import { Field, PasswordInput, TextInput } from '@manzil/shared/ui/field';
import { Notice } from '@manzil/shared/ui/notice';
import { CircleCheck, Clock } from 'lucide';
import { type FieldError, useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Link, useLocation, useNavigate } from 'react-router';
import { takeReturnPath } from '../../routing/return-path';
import { login, sessionExpired } from '../../session/session';
import { FormNotice, wholeForm } from '../account/form-notice';
import { askedFor, keepAskedFor } from '../password/asked-for';
import { isPasswordSaved } from '../password/password-saved';
import styles from './login.module.css';
import { useKeptReturnPath } from './use-kept-return-path';

/** Why the reader is asked to sign in, where that is not plain. */
function Welcome() {
  const { t } = useTranslation();
  const { state } = useLocation();
  if (isPasswordSaved(state)) {
    return (
      <Notice tone="ok" icon={CircleCheck} title={t('password.saved')}>
        {t('password.saved_text')}
      </Notice>
    );
  }
  if (!sessionExpired()) return null;
  return (
    <Notice tone="info" icon={Clock} title={t('login.expired')}>
      {t('login.expired_text')}
    </Notice>
  );
}

/** E-mail and password. What was typed stays, whatever goes wrong. */
export function LoginForm() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { register, handleSubmit, setError, formState } = useForm<LoginInput>({
    resolver: zodResolver(LoginInput),
    defaultValues: { email: askedFor(), password: '' },
  });
  const { errors, isDirty, isSubmitting } = formState;
  useHoldReload(isDirty);
  useKeptReturnPath();

  const submit = handleSubmit(async (input) => {
    try {
      await login(input);
    } catch (error) {
      if (!isApiError(error)) throw error;
      const { email, password = error.status === 401 ? error.message : undefined } = error.fields;
      if (email) setError('email', { type: 'server', message: email }, { shouldFocus: true });
      if (password)
        setError('password', { type: 'server', message: password }, { shouldFocus: !email });
      if (!email && !password) setError('root', wholeForm(error));
      return;
    }
    keepAskedFor('');
    await navigate(takeReturnPath(), { replace: true });
  });

  const emailError = ({ type, message }: FieldError): string => {
    if (type === 'server' && message) return message;
    return t(type === 'too_small' ? 'login.email_missing' : 'login.email_wrong');
  };
  const passwordError = ({ type, message }: FieldError): string => {
    if (type === 'server' && message) return message;
    return t(type === 'too_big' ? 'login.password_long' : 'login.password_missing');
  };

  return (
    <form className={styles.fields} noValidate onSubmit={submit} aria-busy={isSubmitting}>
      <FormNotice error={errors.root} refused={t('login.refused')} />
      {!errors.root && <Welcome />}
      <Field label={t('login.email')} error={errors.email && emailError(errors.email)}>
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
      <Field label={t('login.password')} error={errors.password && passwordError(errors.password)}>
        {(control) => (
          <PasswordInput
            {...control}
            {...register('password')}
            autoComplete="current-password"
            showLabel={t('login.show')}
            hideLabel={t('login.hide')}
            capsLockLabel={t('login.caps_lock')}
          />
        )}
      </Field>
      <p className={styles.forgotten}>
        <Link to="/forgot-password">{t('login.forgotten')}</Link>
      </p>
      <Button
        type="submit"
        variant="primary"
        size="form"
        busy={isSubmitting}
        busyLabel={t('login.busy')}
      >
        {t('login.submit')}
      </Button>
    </form>
  );
}
