import { useInvestor, usePortal } from '@manzil/shared/runtime';
import { useTranslation } from 'react-i18next';

export function SignOutButton({ className }: { className?: string | undefined }) {
  const { t } = useTranslation();
  const { signOut } = usePortal();
  if (!useInvestor()) return null;
  return (
    <button type="button" className={className} onClick={signOut}>
      {t('account.sign_out')}
    </button>
  );
}
