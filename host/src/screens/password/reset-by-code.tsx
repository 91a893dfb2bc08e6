import { useHoldReload } from '@manzil/shared/runtime';
import { ButtonLink } from '@manzil/shared/ui/button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { CodeForm } from './code-form';
import { NewPasswordForm } from './new-password-form';
import { resetPassword } from './password.api';
import { PasswordPage } from './password-page';
import { resetEmail } from './reset-email';

export function ResetByCode() {
  const { t } = useTranslation();
  const [code, setCode] = useState<string | null>(null);
  const email = resetEmail();
  useHoldReload(code !== null);

  if (code) {
    return (
      <PasswordPage title={t('password.reset_title')} lead={t('password.reset_lead')}>
        <NewPasswordForm save={(password) => resetPassword({ code, password })}>
          <ButtonLink as={Link} to="/forgot-password" size="form">
            {t('password.again')}
          </ButtonLink>
        </NewPasswordForm>
      </PasswordPage>
    );
  }
  const lead = email ? t('password.code_lead', { email }) : t('password.code_lead_plain');
  return (
    <PasswordPage title={t('password.reset_title')} lead={lead}>
      <CodeForm onValid={setCode} />
    </PasswordPage>
  );
}
