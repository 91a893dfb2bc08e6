import type { Payout } from '@manzil/shared/contract/payouts/payouts';
import { statementMayCome } from '@manzil/shared/domain/statement-due';
import { formatMoney } from '@manzil/shared/format/money';
import { useTexts } from '@manzil/shared/runtime';
import { Section } from '@manzil/shared/ui/section';
import { Link } from 'react-router-dom';
import { today } from '../today';
import styles from './payout.module.css';

type PayoutStatementProps = Pick<Payout, 'statement' | 'ordered_on'>;

/** The statement that names the payout, and whether both say the same. */
export function PayoutStatement({ statement, ordered_on }: PayoutStatementProps) {
  const { t, language } = useTexts('units/payout');
  if (!statement)
    return (
      <Section title={t('payout.statement')}>
        <p className="secondary">
          {t(
            statementMayCome(ordered_on, today())
              ? 'payout.statement_later'
              : 'payout.no_statement',
          )}
        </p>
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
