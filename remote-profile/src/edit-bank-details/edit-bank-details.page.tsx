import { useWords } from '@manzil/shared/runtime';
import { PageHead } from '@manzil/shared/ui/page-head';
import { Section } from '@manzil/shared/ui/section';
import { BackLink } from '../back-link';
import { BankFacts } from '../bank/bank-facts';
import { BankMissing } from '../bank/bank-missing';
import styles from '../bank-details/bank-details.module.css';
import { HowToChange } from '../how-to-change';
import { LoadedProfile } from '../loaded-profile';

export default function EditBankDetailsPage() {
  const { t } = useWords('profile');
  return (
    <LoadedProfile>
      {({ bank_account: account }) => (
        <div className={styles.bank}>
          <PageHead
            back={<BackLink to="/profile/bank-details">{t('bank.title')}</BackLink>}
            title={t('bank.change')}
          />
          <div className={styles.data}>
            {account ? (
              <>
                <Section title={t('bank.current')}>
                  <BankFacts account={account} />
                </Section>
                <HowToChange
                  steps={[t('bank.step_tell'), t('bank.step_data'), t('bank.step_entered')]}
                />
              </>
            ) : (
              <BankMissing />
            )}
          </div>
        </div>
      )}
    </LoadedProfile>
  );
}
