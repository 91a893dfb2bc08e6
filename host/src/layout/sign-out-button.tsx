import { useInvestor } from '@manzil/shared/runtime';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { logout } from '../session/session';

/** Ends the session and opens the sign-in page at once; the device has forgotten by then. */
export function SignOutButton({ className }: { className?: string | undefined }) {
  const { t } = useTranslation();
  const investor = useInvestor();
  const navigate = useNavigate();

  async function signOut() {
    const signedOut = logout();
    await navigate('/login');
    await signedOut;
  }

  if (!investor) return null;
  return (
    <button type="button" className={className} onClick={signOut}>
      {t('account.sign_out')}
    </button>
  );
}
