import type { Payout } from '@manzil/shared/contract/payouts/payouts';
import type { Statement } from '@manzil/shared/contract/statements/statements';
import { formatMoney } from '@manzil/shared/format/money';
import { useTexts } from '@manzil/shared/runtime';
import { Button } from '@manzil/shared/ui/button';
import { Facts } from '@manzil/shared/ui/facts';
import { useQuery } from '@tanstack/react-query';
import { statementQuery } from '../statement/statement.api';
import { DifferenceReason } from './difference-reason';
import { HelpButton } from './help-button';
import { OtherPayouts } from './other-payouts';
import styles from './payout.module.css';

type DifferenceProps = {
  payoutId: string;
  bookingId: Payout['booking_id'];
  of: NonNullable<Payout['statement']>;
};

/** What the statement says, what was transferred, and what is known of why that is not the same. */
export function Difference({ payoutId, bookingId, of }: DifferenceProps) {
  const { t, language } = useTexts('units/payout');
  const { t: common } = useTexts('units');
  const {
    data: statement,
    isError,
    isFetching,
    refetch,
  } = useQuery(statementQuery(of.statement_id, language));
  return (
    <div className={styles.difference}>
      {isError && !statement && (
        <div className={styles.failed} role="alert">
          <p className="secondary">{t('difference.failed')}</p>
          <Button size="compact" busy={isFetching} onClick={() => void refetch()}>
            {common('retry')}
          </Button>
        </div>
      )}
      {statement && (
        <>
          <Sums statement={statement} difference={of.difference} />
          <DifferenceReason
            statement={statement}
            difference={of.difference}
            bookingId={bookingId}
          />
          <OtherPayouts payouts={statement.payouts} except={payoutId} />
        </>
      )}
      <HelpButton />
    </div>
  );
}

type SumsProps = { statement: Statement; difference: DifferenceProps['of']['difference'] };

function Sums({ statement: { figures }, difference }: SumsProps) {
  const { t, language } = useTexts('units/payout');
  // To the owner, what the statement counts as leaving.
  const said = { ...figures.payout, amount: 0 - figures.payout.amount };
  const transferred = { ...said, amount: said.amount - difference.amount };
  return (
    <div className={styles.facts}>
      <Facts
        facts={[
          { label: t('difference.said'), value: formatMoney(said, language) },
          { label: t('difference.transferred'), value: formatMoney(transferred, language) },
          { label: t('difference.closing'), value: formatMoney(figures.closing, language) },
        ]}
      />
    </div>
  );
}
