import type { ListedAccount } from '@manzil/shared/contract/bank-accounts/bank-accounts';
import { maskedIban } from '@manzil/shared/format/masked-iban';
import { useTexts } from '@manzil/shared/runtime';
import { Facts } from '@manzil/shared/ui/facts';
import { useId } from 'react';
import { useAccountFacts } from '../bank/use-account-facts';
import styles from './current-account.module.css';

export function CurrentAccount({ account }: { account: ListedAccount }) {
  const { t } = useTexts('profile/edit-bank-details');
  const titleId = useId();
  const facts = useAccountFacts();
  const short = [account.bank_name, maskedIban(account)].filter(Boolean).join(', ');
  return (
    <>
      <div className={styles.short}>
        <Facts facts={[{ label: t('edit_bank.current'), value: short }]} />
      </div>
      <section className={styles.whole} aria-labelledby={titleId}>
        <h2 id={titleId} className="heading">
          {t('edit_bank.current')}
        </h2>
        <Facts facts={[{ label: t('bank.iban'), value: maskedIban(account) }, ...facts(account)]} />
      </section>
    </>
  );
}
