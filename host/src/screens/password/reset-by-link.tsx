import { Button } from '@manzil/shared/ui/button';
import { ErrorState } from '@manzil/shared/ui/error-state';
import { Spinner } from '@manzil/shared/ui/spinner';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { NewPasswordForm } from './new-password-form';
import { linkIsValid, setPassword } from './password.api';
import { PasswordPage } from './password-page';

/** The first password, or one for who has no access to their mails. */
export function ResetByLink({ token }: { token: string }) {
  const { t } = useTranslation();
  const link = useQuery({
    queryKey: ['password-link', token],
    queryFn: () => linkIsValid(token),
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });

  if (link.isPending) return <Spinner text={t('loading')} />;
  if (link.isError) {
    return (
      <ErrorState
        level={1}
        title={t('error.offline')}
        message={t('error.offline_text')}
        action={
          <Button busy={link.isFetching} onClick={() => void link.refetch()}>
            {t('error.retry')}
          </Button>
        }
      />
    );
  }
  if (!link.data) {
    return <PasswordPage title={t('password.link_wrong')} lead={t('password.link_wrong_text')} />;
  }
  return (
    <PasswordPage title={t('password.first_title')} lead={t('password.first_lead')}>
      <NewPasswordForm save={(password) => setPassword({ token, password })} />
    </PasswordPage>
  );
}
