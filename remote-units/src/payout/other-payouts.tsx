import type { Statement } from '@manzil/shared/contract/statements/statements';
import { formatDay } from '@manzil/shared/format/date';
import { formatMoney } from '@manzil/shared/format/money';
import { useTexts } from '@manzil/shared/runtime';
import { Row, Rows } from '@manzil/shared/ui/rows';
import { Link } from 'react-router-dom';

type OtherPayoutsProps = { payouts: Statement['payouts']; except: string };

/** Those that the statement names beside the one on show. */
export function OtherPayouts({ payouts, except }: OtherPayoutsProps) {
  const { t, language } = useTexts('units/payout');
  const others = payouts.filter(({ payout_id }) => payout_id !== except);
  if (others.length === 0) return null;
  return (
    <div>
      <p>{t('difference.others')}</p>
      <Rows>
        {others.map(({ payout_id, ordered_on, status, gross }) => (
          <Row
            key={payout_id}
            stretched
            title={
              <Link to={`/financials/payouts/${payout_id}`}>
                {t('payout.of', { day: formatDay(ordered_on, language) })}
              </Link>
            }
            meta={t(`status.${status}`)}
            aside={formatMoney(gross, language)}
          />
        ))}
      </Rows>
    </div>
  );
}
