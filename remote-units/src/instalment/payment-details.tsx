import type {
  EscrowAccount,
  InstalmentDetail,
} from '@manzil/shared/contract/instalments/instalments';
import { phoneLink } from '@manzil/shared/format/contact';
import { formatMoney } from '@manzil/shared/format/money';
import { portalConfig, useTexts } from '@manzil/shared/runtime';
import { Notice } from '@manzil/shared/ui/notice';
import { Section } from '@manzil/shared/ui/section';
import { ShieldAlert, TriangleAlert } from 'lucide';
import { CopyRow } from './copy-row';
import { IbanRow } from './iban-row';
import styles from './instalment.module.css';
import { waitsForDate } from './waits-for-date';

/** Where to, how much, and with which words. Before a day is set they are there to be read, not to be acted on. */
export function PaymentDetails({ instalment }: { instalment: InstalmentDetail }) {
  const { t } = useTexts('units/instalment');
  const { account, dld_project_no } = instalment;
  if (!account)
    return (
      <Section title={t('account.title')}>
        <Notice
          tone="warn"
          icon={TriangleAlert}
          title={t('account.missing')}
          action={<SupportCall />}
        >
          {t('account.missing_text')}
        </Notice>
      </Section>
    );
  const transfer = <Transfer instalment={instalment} account={account} />;
  return (
    <Section
      title={t('account.title')}
      note={
        dld_project_no
          ? t('account.project', { no: dld_project_no })
          : t('account.project_unnumbered')
      }
    >
      {waitsForDate(instalment) ? (
        <>
          <p className={styles.words}>{t('account.ahead')}</p>
          <details className={styles.ahead}>
            <summary>{t('account.show')}</summary>
            {transfer}
          </details>
        </>
      ) : (
        transfer
      )}
    </Section>
  );
}

function SupportCall() {
  const { phone } = portalConfig().support;
  return <a href={phoneLink(phone)}>{phone}</a>;
}

type TransferProps = { instalment: InstalmentDetail; account: EscrowAccount };

function Transfer({ instalment, account }: TransferProps) {
  const { t, language } = useTexts('units/instalment');
  const { amount, reference } = instalment;
  return (
    <>
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
        <Notice
          tone="warn"
          icon={ShieldAlert}
          title={t('account.warning')}
          action={<SupportCall />}
        >
          {t('account.warning_text')}
        </Notice>
      </div>
      <p className={styles.hint}>{t('account.duration')}</p>
    </>
  );
}
