import type { Profile } from '@manzil/shared/contract/profile/profile';
import { useTexts } from '@manzil/shared/runtime';
import { BackLink } from '@manzil/shared/ui/back-link';
import { useDocumentTitle } from '@manzil/shared/ui/document-title';
import { PageHead } from '@manzil/shared/ui/page-head';
import { accountsQuery } from '../bank/bank.api';
import { type PayoutAccounts, payoutAccounts } from '../bank/payout-accounts';
import { Loaded, LoadedProfile } from '../loaded-profile';
import { AccountForm } from './account-form';
import styles from './account-form.module.css';

export default function EditBankDetailsPage() {
  return (
    <LoadedProfile>
      {(profile) => (
        <Loaded query={accountsQuery}>
          {(list) => <EditBankDetails profile={profile} accounts={payoutAccounts(list)} />}
        </Loaded>
      )}
    </LoadedProfile>
  );
}

type EditBankDetailsProps = { profile: Profile; accounts: PayoutAccounts };

function EditBankDetails({ profile, accounts }: EditBankDetailsProps) {
  const { t } = useTexts('profile/edit-bank-details');
  const title = t(accounts.present ? 'bank.change' : 'bank.enter');
  useDocumentTitle(title);
  return (
    <div className={styles.page}>
      <PageHead
        back={<BackLink to="/profile/bank-details">{t('bank.title')}</BackLink>}
        title={title}
        meta={t('edit_bank.lead')}
      />
      <AccountForm profile={profile} accounts={accounts} />
    </div>
  );
}
