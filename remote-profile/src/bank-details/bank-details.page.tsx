import { useWords } from '@manzil/shared/runtime';
import { ButtonLink } from '@manzil/shared/ui/button';
import { Notice } from '@manzil/shared/ui/notice';
import { PageHead } from '@manzil/shared/ui/page-head';
import { CircleX } from 'lucide';
import { Link } from 'react-router-dom';
import { BackLink } from '../back-link';
import { BankFacts } from '../bank/bank-facts';
import { BankMissing } from '../bank/bank-missing';
import { HelpButton } from '../help-button';
import { LoadedProfile } from '../loaded-profile';
import styles from './bank-details.module.css';

export default function BankDetailsPage() {
  const { t } = useWords('profile');
  return (
    <LoadedProfile>
      {({ bank_account: account }) => (
        <div className={styles.bank}>
          <PageHead
            back={<BackLink to="/profile">{t('profile.title')}</BackLink>}
            title={t('bank.title')}
            aside={
              account && (
                <ButtonLink as={Link} to="/profile/edit-bank-details">
                  {t('bank.change')}
                </ButtonLink>
              )
            }
          />
          <div className={styles.data}>
            {account ? <BankFacts account={account} /> : <BankMissing />}
            {account?.status === 'rejected' && (
              <Notice
                tone="danger"
                icon={CircleX}
                title={t('bank.rejected_title')}
                action={<HelpButton>{t('bank.clarify')}</HelpButton>}
              >
                {t('bank.rejected_text')}
              </Notice>
            )}
          </div>
        </div>
      )}
    </LoadedProfile>
  );
}
