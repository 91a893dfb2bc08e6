import { ForgotPasswordInput } from '@manzil/shared/contract/passwords/passwords';
import { EmailField, Form, FormEnd, useApiForm } from '@manzil/shared/forms';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { requestCode } from './password.api';
import styles from './password.module.css';
import { keepResetEmail, resetEmail } from './reset-email';

/** Leads to where the code is entered, whether there is such an account or not. */
export function ForgotForm() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const form = useApiForm({
    values: { email: resetEmail() },
    schema: ForgotPasswordInput,
    words: { email: { missing: t('login.email_missing'), email: t('login.email_wrong') } },
    leave: 'free',
    send: requestCode,
    sent: (_, { email }) => {
      keepResetEmail(email);
      return navigate('/reset-password');
    },
  });

  return (
    <Form form={form} className={styles.fields}>
      <EmailField form={form} name="email" label={t('login.email')} autoComplete="username" />
      <FormEnd
        form={form}
        refused={t('password.not_sent')}
        submit={t('password.send')}
        busy={t('password.send_busy')}
      />
    </Form>
  );
}
