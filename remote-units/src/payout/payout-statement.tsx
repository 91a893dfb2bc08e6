import type { Payout } from '@manzil/shared/contract/payouts/payouts';
import { formatMoney } from '@manzil/shared/format/money';
import { useTexts } from '@manzil/shared/runtime';
import { Section } from '@manzil/shared/ui/section';
import { Link } from 'react-router-dom';
import styles from './payout.module.css';

/** The statement that names the payout, and whether both say the same. */
export function PayoutStatement({ statement }: Pick<Payout, 'statement'>) {
  const { t, language } = useTexts('units/payout');
  if (!statement)
    return (
      <Section title={t('payout.statement')}>
        <p className="secondary">{t('payout.no_statement')}</p>
      </Section>
    );
  const { statement_id, no, difference } = statement;
  const amount = formatMoney(difference, language);
  return (
    <Section title={t('payout.statement')}>
      <p>{t('payout.difference', { amount })}</p>
      <p className="secondary">{t(difference.amount === 0 ? 'payout.same' : 'payout.differs')}</p>
      <p className={styles.statement}>
        <Link to={`/financials/statements/${statement_id}`}>
          {t('payout.open_statement', { no })}
        </Link>
      </p>
    </Section>
  );
}
