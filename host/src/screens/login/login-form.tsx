import { LoginInput } from '@manzil/shared/contract/sign-in/sign-in';
import { EmailField, Form, FormEnd, PasswordField, useApiForm } from '@manzil/shared/forms';
import { Notice } from '@manzil/shared/ui/notice';
import { CircleCheck, Clock } from 'lucide';
import { useTranslation } from 'react-i18next';
import { Link, useLocation, useNavigate } from 'react-router';
import { takeReturnPath } from '../../routing/return-path';
import { sessionExpired } from '../../session/session';
import { isPasswordSaved } from '../password/password-saved';
import { keepResetEmail, resetEmail } from '../password/reset-email';
import styles from './login.module.css';
import { PasskeyPlace } from './passkey-place';
import { useTwoSteps } from './two-steps';
import { useKeptReturnPath } from './use-kept-return-path';

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

export function LoginForm() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  useKeptReturnPath();
  const { Step, back, send, sent, done } = useTwoSteps(() => {
    keepResetEmail('');
    return navigate(takeReturnPath(), { replace: true });
  });
  const form = useApiForm({
    values: { email: resetEmail(), password: '' },
    schema: LoginInput,
    words: {
      email: { missing: t('login.email_missing'), email: t('login.email_wrong') },
      password: { missing: t('login.password_missing'), long: t('login.password_long') },
    },
    leave: 'free',
    send,
    sent,
  });

  if (Step) return <Step onDone={done} onBack={back} />;
  return (
    <>
      <Form form={form} className={styles.fields}>
        {!form.refusal && <Welcome />}
        <EmailField
          form={form}
          name="email"
          label={t('login.email')}
          autoComplete="username webauthn"
        />
        <PasswordField
          form={form}
          name="password"
          label={t('login.password')}
          autoComplete="current-password"
        />
        <p className={styles.forgotten}>
          <Link to="/forgot-password">{t('login.forgotten')}</Link>
        </p>
        <FormEnd
          form={form}
          refused={t('login.refused')}
          submit={t('login.submit')}
          busy={t('login.busy')}
        />
      </Form>
      <PasskeyPlace onDone={done} />
    </>
  );
}
