import type { ListedAccount } from '@manzil/shared/contract/bank-accounts/bank-accounts';
import { formatDay, formatTime } from '@manzil/shared/format/date';
import { useTexts } from '@manzil/shared/runtime';
import { BackLink } from '@manzil/shared/ui/back-link';
import { ButtonLink } from '@manzil/shared/ui/button';
import { PageHead } from '@manzil/shared/ui/page-head';
import { useRef } from 'react';
import { Link } from 'react-router-dom';
import { listedState } from '../bank/account-state';
import { accountsQuery } from '../bank/bank.api';
import { type PayoutAccounts, payoutAccounts } from '../bank/payout-accounts';
import { dayIn, useOwnZone } from '../bank/use-moment';
import { Loaded } from '../loaded-profile';
import { AccountMissing } from './account-missing';
import { AccountSwitch } from './account-switch';
import styles from './bank-details.module.css';
import { FormerAccounts } from './former-accounts';
import { OneAccount } from './one-account';
import { useSwitch } from './use-switch';

export default function BankDetailsPage() {
  return (
    <Loaded query={accountsQuery}>{(list) => <BankDetails {...payoutAccounts(list)} />}</Loaded>
  );
}

function BankDetails({ present, used, former }: PayoutAccounts) {
  const { t } = useTexts('profile');
  const titleRef = useRef<HTMLHeadingElement>(null);
  // The button that had the focus goes with the account.
  const showTitle = () => titleRef.current?.focus();
  useSwitch(present);
  return (
    <div className={styles.page}>
      <PageHead
        back={<BackLink to="/profile">{t('profile.title')}</BackLink>}
        title={t('bank.title')}
        titleRef={titleRef}
        meta={<Changed present={present} used={used} />}
        aside={
          present &&
          listedState(present) !== 'rejected' && (
            <ButtonLink as={Link} to="/profile/edit-bank-details">
              {t('bank.change')}
            </ButtonLink>
          )
        }
      />
      <div className={styles.data}>
        {present && used && <AccountSwitch present={present} used={used} onGone={showTitle} />}
        {present && !used && <OneAccount account={present} onGone={showTitle} />}
        {!present && <AccountMissing />}
      </div>
      {former.length > 0 && <FormerAccounts accounts={former} />}
    </div>
  );
}

function Changed({ present, used }: Pick<PayoutAccounts, 'present' | 'used'>) {
  if (!present || !used || listedState(present) !== 'waiting') return null;
  return <ChangedOn account={present} />;
}

function ChangedOn({ account }: { account: ListedAccount }) {
  const { t, language } = useTexts('profile/bank-details');
  const zone = useOwnZone();
  const at = new Date(account.entered_at);
  const day = formatDay(dayIn(zone, at), language);
  return t('bank_details.changed', { day, time: formatTime(at, language, zone) });
}
