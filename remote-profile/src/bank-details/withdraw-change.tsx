import type { ListedAccount } from '@manzil/shared/contract/bank-account';
import { useWrite } from '@manzil/shared/forms/use-write';
import { isApiError, queryClient, showAlert, useWords } from '@manzil/shared/runtime';
import { Button } from '@manzil/shared/ui/button';
import { Notice } from '@manzil/shared/ui/notice';
import { TriangleAlert, Undo2 } from 'lucide';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { accountsQuery, withdrawAccount } from '../bank/bank.api';
import { payoutAccounts } from '../bank/payout-accounts';
import { profileQuery } from '../profile.api';
import styles from './withdraw-change.module.css';

type WithdrawChangeProps = {
  /** The one that is not to be used. */
  account: ListedAccount;
  /** Whether there is one to go back to. */
  keeps: boolean;
  /** There is nothing to withdraw any more: this goes, and the button that has the focus. */
  onGone: () => void;
  /** Until when it can be done. */
  children: ReactNode;
};

/** Whether the account on show has come into use meanwhile: nothing is left to withdraw. */
const isUsed = (): boolean =>
  payoutAccounts(queryClient.getQueryData(accountsQuery.queryKey) ?? { items: [] }).present
    ?.in_use ?? false;

/** Takes an account back that is not used yet. No password is asked for on the way to what is safe. */
export function WithdrawChange({ account, keeps, onGone, children }: WithdrawChangeProps) {
  const { t, language } = useWords('profile/bank-details');
  const { run, busy, error } = useWrite({
    send: async () => {
      try {
        const list = await withdrawAccount(account, language);
        onGone();
        return list;
      } catch (error) {
        if (isApiError(error) && isUsed()) {
          const { message } = error;
          showAlert({ type: 'error', title: t('bank_details.not_withdrawn'), message });
          onGone();
        }
        throw error;
      }
    },
    answers: accountsQuery.queryKey,
    refreshes: [profileQuery.queryKey],
    told: t('bank_details.withdrawn'),
  });
  return (
    <div className={styles.withdraw}>
      {error && (
        <div role="alert" className={styles.error}>
          <Notice tone="danger" icon={TriangleAlert} title={t('bank_details.not_withdrawn')}>
            {error.message || t('bank_details.not_withdrawn_text')}
          </Notice>
        </div>
      )}
      <p className={styles.words}>
        {children} <Link to="/profile/settings">{t('bank_details.not_you')}</Link>
      </p>
      <Button
        icon={Undo2}
        busy={busy}
        busyLabel={t('bank_details.withdrawing')}
        onClick={() => run(undefined)}
      >
        {t(keeps ? 'bank_details.withdraw' : 'bank_details.withdraw_account')}
      </Button>
    </div>
  );
}
