import type { InstalmentDetail } from '@manzil/shared/contract/instalments/instalments';
import { phoneLink } from '@manzil/shared/format/contact';
import { formatMoney } from '@manzil/shared/format/money';
import { portalConfig, useTexts } from '@manzil/shared/runtime';
import { Notice } from '@manzil/shared/ui/notice';
import { Section } from '@manzil/shared/ui/section';
import { ShieldAlert, TriangleAlert } from 'lucide';
import { CopyRow } from './copy-row';
import { IbanRow } from './iban-row';
import styles from './instalment.module.css';

/** Where to, how much, and with which words. */
export function PaymentDetails({ instalment }: { instalment: InstalmentDetail }) {
  const { t, language } = useTexts('units/instalment');
  const { account, amount, reference, dld_project_no } = instalment;
  const { phone } = portalConfig().support;
  const call = <a href={phoneLink(phone)}>{phone}</a>;
  if (!account)
    return (
      <Section title={t('account.title')}>
        <Notice tone="warn" icon={TriangleAlert} title={t('account.missing')} action={call}>
          {t('account.missing_text')}
        </Notice>
      </Section>
    );
  return (
    <Section
      title={t('account.title')}
      note={
        dld_project_no
          ? t('account.project', { no: dld_project_no })
          : t('account.project_unnumbered')
      }
    >
      <ul className={styles.details}>
        <CopyRow
          label={t('account.amount')}
          text={formatMoney(amount, language)}
          copied={(amount.amount / 100).toFixed(2)}
        />
        <CopyRow label={t('account.holder')} text={account.holder_name} />
        <CopyRow label={t('account.bank')} text={account.bank_name} />
        <IbanRow instalment={instalment} account={account} />
        <CopyRow
          label={t('account.reference')}
          text={reference}
          note={t('account.reference_note')}
        />
      </ul>
      <div className={styles.notice}>
        <Notice tone="warn" icon={ShieldAlert} title={t('account.warning')} action={call}>
          {t('account.warning_text')}
        </Notice>
      </div>
      <p className={styles.hint}>{t('account.duration')}</p>
    </Section>
  );
}
