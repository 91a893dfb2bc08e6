import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Ending, EndingNotice, EndSession } from './password/end-session';
import { ForgotForm } from './password/forgot-form';
import { PasswordPage } from './password/password-page';
import { useLinkToken } from './password/use-link-token';

/** Also where the mail about a sign-in leads (`#end=`): that ends first. */
export default function ForgotPasswordScreen() {
  const { t } = useTranslation();
  const token = useLinkToken('end');
  const [ending, setEnding] = useState<Ending>();
  if (token && !ending) return <EndSession token={token} onDone={setEnding} />;
  return (
    <PasswordPage title={t('password.forgot_title')} lead={t('password.forgot_lead')}>
      {ending && <EndingNotice ending={ending} />}
      <ForgotForm />
    </PasswordPage>
  );
}
