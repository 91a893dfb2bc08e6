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

type PayoutStatementProps = {
  payout: Pick<Payout, 'payout_id' | 'statement' | 'ordered_on' | 'status' | 'booking_id'>;
};

/** The statement that names the payout, and whether both say the same. */
export function PayoutStatement({ payout }: PayoutStatementProps) {
  const { t, language } = useTexts('units/payout');
  const { payout_id, statement, ordered_on, status, booking_id } = payout;
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
  const same = difference.amount === 0;
  const booked = booking_id !== null;
  return (
    <Section title={t('payout.statement')}>
      {!booked && <p>{t(status === 'failed' ? 'payout.failed_unbooked' : 'payout.not_booked')}</p>}
      {(booked || !same) && <p>{t('payout.difference', { amount })}</p>}
      {booked && same && <p className="secondary">{t('payout.same')}</p>}
      <p className={styles.statement}>
        <Link to={`/financials/statements/${statement_id}`}>
          {t('payout.open_statement', { no })}
        </Link>
      </p>
      {!same && <Difference payoutId={payout_id} bookingId={booking_id} of={statement} />}
    </Section>
  );
}
