import type { Statement } from '@manzil/shared/contract/statements/statements';
import { formatDay } from '@manzil/shared/format/date';
import { formatMoney } from '@manzil/shared/format/money';
import { useTexts } from '@manzil/shared/runtime';
import { Row, Rows } from '@manzil/shared/ui/rows';
import { Section } from '@manzil/shared/ui/section';
import { Link } from 'react-router-dom';

export function StatementPayouts({ statement }: { statement: Statement }) {
  const { t, language } = useTexts('units/statement');
  if (statement.payouts.length === 0) return null;
  return (
    <Section title={t('statement.payouts')}>
      <Rows>
        {statement.payouts.map(({ payout_id, ordered_on, status, gross }) => (
          <Row
            key={payout_id}
            stretched
            title={
              <Link to={`/financials/payouts/${payout_id}`}>
                {t('statement.payout_of', { day: formatDay(ordered_on, language) })}
              </Link>
            }
            meta={t(`payout.${status}`)}
            aside={formatMoney(gross, language)}
          />
        ))}
      </Rows>
    </Section>
  );
}
