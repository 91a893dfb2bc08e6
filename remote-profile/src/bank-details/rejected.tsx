import { useTexts } from '@manzil/shared/runtime';
import { ButtonLink } from '@manzil/shared/ui/button';
import { Notice } from '@manzil/shared/ui/notice';
import { CircleX } from 'lucide';
import { Link } from 'react-router-dom';
import { HelpButton } from '../help-button';
import styles from './bank-details.module.css';

export function Rejected() {
  const { t } = useTexts('profile/bank-details');
  return (
    <Notice
      tone="danger"
      icon={CircleX}
      title={t('bank_details.rejected_title')}
      action={
        <span className={styles.actions}>
          <ButtonLink as={Link} to="/profile/edit-bank-details" variant="primary">
            {t('bank_details.other')}
          </ButtonLink>
          <HelpButton>{t('bank_details.talk')}</HelpButton>
        </span>
      }
    >
      {t('bank_details.rejected_text')}
    </Notice>
  );
}
