import type { ListedAccount } from '@manzil/shared/contract/bank-accounts/bank-accounts';
import { formatDay } from '@manzil/shared/format/date';
import { maskedIban } from '@manzil/shared/format/masked-iban';
import { useTexts } from '@manzil/shared/runtime';
import { Facts } from '@manzil/shared/ui/facts';
import { useNow } from '@manzil/shared/ui/use-now';
import { type ReactNode, useId } from 'react';
import { type AccountState, listedState } from '../bank/account-state';
import { BankChip } from '../bank/bank-chip';
import { useAccountFacts } from '../bank/use-account-facts';
import { useMoment } from '../bank/use-moment';
import styles from './account-switch.module.css';
import { NowMark } from './now-mark';
import { Rejected } from './rejected';
import { WithdrawChange } from './withdraw-change';

type AccountSwitchProps = {
  present: ListedAccount;
  used: ListedAccount;
  onGone: () => void;
};

export function AccountSwitch({ present, used, onGone }: AccountSwitchProps) {
  const { t } = useTexts('profile/bank-details');
  const moment = useMoment();
  const now = useNow();
  const at = new Date(present.usable_from);
  const state = listedState(present);
  const { day, clocks } = moment(at, 'short');
  const waiting = state === 'waiting';
  const heads: Partial<Record<AccountState, [title: string, text: string]>> = {
    waiting: [t('bank_details.valid_from', { day }), clocks],
    pending_verification: [
      t('bank_details.in_review'),
      at > now
        ? t('bank_details.in_review_text', { day, clocks })
        : t('bank_details.in_review_soon'),
    ],
    rejected: [t('bank_details.rejected'), t('bank_details.rejected_short')],
  };
  const [title, text] = heads[state] ?? heads.waiting ?? ['', ''];
  return (
    <>
      {state === 'rejected' && <Rejected />}
      <div className={styles.switch} data-dated={waiting || undefined}>
        <Account
          account={used}
          state="verified"
          title={waiting ? t('bank_details.valid_until', { day }) : t('bank_details.valid_on')}
          text={waiting ? clocks : t('bank_details.valid_on_text')}
        >
          {waiting && <NowMark from={new Date(present.entered_at)} now={now} until={at} />}
        </Account>
        <Account account={present} state={state} title={title} text={text} />
      </div>
      <WithdrawChange account={present} kept={used} onGone={onGone}>
        {t(waiting ? 'bank_details.withdraw_until' : 'bank_details.withdraw_keep')}
      </WithdrawChange>
    </>
  );
}

type AccountProps = {
  account: ListedAccount;
  state: AccountState;
  title: string;
  text: string;
  children?: ReactNode;
};

function Account({ account, state, title, text, children }: AccountProps) {
  const { t, language } = useTexts('profile/bank-details');
  const titleId = useId();
  const facts = useAccountFacts();
  const paid = account.last_paid_on;
  return (
    <section className={styles.account} aria-labelledby={titleId}>
      {children}
      <div className={styles.head}>
        <h2 id={titleId} className="heading">
          {title}
        </h2>
        <BankChip state={state} />
      </div>
      <p className={styles.text}>{text}</p>
      <p className={styles.iban}>{maskedIban(account)}</p>
      <Facts
        facts={[
          ...facts(account),
          ...(paid
            ? [{ label: t('bank_details.last_paid'), value: formatDay(paid, language) }]
            : []),
        ]}
      />
    </section>
  );
}
