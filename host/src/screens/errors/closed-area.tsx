import type { NavigationItem } from '@manzil/shared/contract/session/session';
import { usePortal } from '@manzil/shared/runtime';
import { ButtonLink } from '@manzil/shared/ui/button';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { MessagePage } from './message-page';

export function ClosedArea({ reason }: Pick<NavigationItem, 'reason'>) {
  const { t } = useTranslation();
  const { language } = usePortal();
  return (
    <MessagePage
      title={t('closed.title')}
      reason={reason[language]}
      text={t('closed.text')}
      action={
        <ButtonLink as={Link} to="/profile">
          {t('closed.account')}
        </ButtonLink>
      }
    />
  );
}
