import type { ListedAccount } from '@manzil/shared/contract/bank-accounts/bank-accounts';
import { formatDay } from '@manzil/shared/format/date';
import { maskedIban } from '@manzil/shared/format/masked-iban';
import { useTexts } from '@manzil/shared/runtime';
import { Facts } from '@manzil/shared/ui/facts';
import { Notice } from '@manzil/shared/ui/notice';
import { Clock } from 'lucide';
import { listedState } from '../bank/account-state';
import { BankChip } from '../bank/bank-chip';
import { useAccountFacts } from '../bank/use-account-facts';
import { useMoment } from '../bank/use-moment';
import styles from './bank-details.module.css';
import { Rejected } from './rejected';
import { WithdrawChange } from './withdraw-change';

type OneAccountProps = { account: ListedAccount; onGone: () => void };

export function OneAccount({ account, onGone }: OneAccountProps) {
  const { t, language } = useTexts('profile/bank-details');
  const facts = useAccountFacts();
  const state = listedState(account);
  const paid = account.last_paid_on;
  return (
    <div className={styles.one}>
      <Meaning account={account} />
      <Facts
        facts={[
          { label: t('bank.iban'), value: maskedIban(account) },
          ...facts(account),
          ...(paid
            ? [{ label: t('bank_details.last_paid'), value: formatDay(paid, language) }]
            : []),
          { label: t('bank_details.status'), value: <BankChip state={state} /> },
        ]}
      />
      <p className="metadata">{t('bank_details.masked')}</p>
      {!account.in_use && state !== 'rejected' && (
        <WithdrawChange account={account} kept={null} onGone={onGone}>
          {t('bank_details.withdraw_first')}
        </WithdrawChange>
      )}
    </div>
  );
}

function Meaning({ account }: { account: ListedAccount }) {
  const { t } = useTexts('profile/bank-details');
  const moment = useMoment();
  const state = listedState(account);
  if (state === 'rejected') return <Rejected />;
  if (state === 'pending_verification') {
    return (
      <Notice tone="info" icon={Clock} title={t('bank_details.review_title')}>
        {t('bank_details.review_text')}
      </Notice>
    );
  }
  if (state !== 'waiting') return null;
  const { day, clocks } = moment(new Date(account.usable_from));
  return (
    <Notice tone="info" icon={Clock} title={t('bank_details.first_title', { day })}>
      {t('bank_details.first_text', { clocks })}
    </Notice>
  );
}
