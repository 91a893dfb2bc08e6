import type { Payout } from '@manzil/shared/contract/payouts/payouts';
import { statementMayCome } from '@manzil/shared/domain/statement-due';
import { formatMoney } from '@manzil/shared/format/money';
import { useTexts } from '@manzil/shared/runtime';
import { Section } from '@manzil/shared/ui/section';
import { Link } from 'react-router-dom';
import { today } from '../today';
import { Difference } from './difference';
import { HelpButton } from './help-button';
import styles from './payout.module.css';

type PayoutStatementProps = Pick<Payout, 'payout_id' | 'statement' | 'ordered_on'>;

/** The statement that names the payout, and whether both say the same. */
export function PayoutStatement({ payout_id, statement, ordered_on }: PayoutStatementProps) {
  const { t, language } = useTexts('units/payout');
  if (!statement) {
    const comes = statementMayCome(ordered_on, today());
    return (
      <Section title={t('payout.statement')}>
        <p className="secondary">{t(comes ? 'payout.statement_later' : 'payout.no_statement')}</p>
        {!comes && (
          <div className={styles.statement}>
            <HelpButton />
          </div>
        )}
      </Section>
    );
  }
  const { statement_id, no, difference } = statement;
  const amount = formatMoney(difference, language);
  return (
    <Section title={t('payout.statement')}>
      <p>{t('payout.difference', { amount })}</p>
      {difference.amount === 0 && <p className="secondary">{t('payout.same')}</p>}
      <p className={styles.statement}>
        <Link to={`/financials/statements/${statement_id}`}>
          {t('payout.open_statement', { no })}
        </Link>
      </p>
      {difference.amount !== 0 && <Difference payoutId={payout_id} of={statement} />}
    </Section>
  );
}
