import { useTranslation } from 'react-i18next';
import { ForgotForm } from './password/forgot-form';
import { PasswordPage } from './password/password-page';

export default function ForgotPasswordScreen() {
  const { t } = useTranslation();
  return (
    <PasswordPage title={t('password.forgot_title')} lead={t('password.forgot_lead')}>
      <ForgotForm />
    </PasswordPage>
  );
}
