import type { ListedAccount } from '@manzil/shared/contract/bank-accounts/bank-accounts';
import { maskedIban } from '@manzil/shared/format/masked-iban';
import { useTexts } from '@manzil/shared/runtime';
import { Button } from '@manzil/shared/ui/button';
import { Dialog } from '@manzil/shared/ui/dialog';
import { Notice } from '@manzil/shared/ui/notice';
import { TriangleAlert, Undo2 } from 'lucide';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router-dom';
import { useWithdrawal } from './use-withdrawal';
import styles from './withdraw-change.module.css';

type WithdrawChangeProps = {
  account: ListedAccount;
  /** To which payouts go on; null = there is none. */
  kept: ListedAccount | null;
  /** There is nothing to withdraw any more: this goes, and the button that has the focus. */
  onGone: () => void;
  /** Until when it can be done. */
  children: ReactNode;
};

const named = (account: ListedAccount): string =>
  [account.bank_name, maskedIban(account)].filter(Boolean).join(', ');

/** No password is asked for on the way to what is safe. */
export function WithdrawChange({ account, kept, onGone, children }: WithdrawChangeProps) {
  const { t } = useTexts('profile/bank-details');
  const [asking, setAsking] = useState(false);
  const { run, busy, error } = useWithdrawal(account, onGone);
  const what = kept ? 'change' : 'account';
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
        onClick={() => setAsking(true)}
      >
        {t(`bank_details.withdraw.${what}`)}
      </Button>
      <Dialog
        open={asking}
        onClose={() => setAsking(false)}
        closeLabel={t('bank_details.close')}
        title={t(`bank_details.withdraw_ask.${what}`)}
        actions={
          <>
            <Button onClick={() => setAsking(false)}>{t(`bank_details.keep.${what}`)}</Button>
            <Button
              variant="primary"
              onClick={() => {
                setAsking(false);
                run(undefined);
              }}
            >
              {t(`bank_details.withdraw.${what}`)}
            </Button>
          </>
        }
      >
        <p>
          {kept
            ? t('bank_details.withdraw_stays', { account: named(account), kept: named(kept) })
            : t('bank_details.withdraw_none', { account: named(account) })}
        </p>
      </Dialog>
    </div>
  );
}
