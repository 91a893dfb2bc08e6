import { useWords } from '@manzil/shared/runtime';
import { PageHead } from '@manzil/shared/ui/page-head';
import { BackLink } from '../back-link';
import { accountsQuery } from '../bank/bank.api';
import { payoutAccounts } from '../bank/payout-accounts';
import { Loaded, LoadedProfile } from '../loaded-profile';
import { AccountForm } from './account-form';
import styles from './account-form.module.css';

export default function EditBankDetailsPage() {
  const { t } = useWords('profile/edit-bank-details');
  return (
    <LoadedProfile>
      {(profile) => (
        <Loaded query={accountsQuery}>
          {(list) => {
            const accounts = payoutAccounts(list);
            return (
              <div className={styles.page}>
                <PageHead
                  back={<BackLink to="/profile/bank-details">{t('bank.title')}</BackLink>}
                  title={t(accounts.present ? 'bank.change' : 'bank.enter')}
                  meta={t('edit_bank.lead')}
                />
                <AccountForm profile={profile} accounts={accounts} />
              </div>
            );
          }}
        </Loaded>
      )}
    </LoadedProfile>
  );
}
