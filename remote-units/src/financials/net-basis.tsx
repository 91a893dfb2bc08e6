import type { Dashboard } from '@manzil/shared/contract/dashboard/dashboard';
import type { FxRate } from '@manzil/shared/contract/fx-rates/fx-rates';
import type { Money } from '@manzil/shared/contract/values';
import { formatDay } from '@manzil/shared/format/date';
import { formatMoney, formatRate } from '@manzil/shared/format/money';
import { useTexts } from '@manzil/shared/runtime';
import { bookedSpan } from '../period/period-words';

type NetBasisProps = { dashboard: Dashboard; beside: Money | null; rate: FxRate | null };

/** What the net stands for: its euros, the days it counts and the rate it was converted at. */
export function NetBasis({ dashboard, beside, rate }: NetBasisProps) {
  const words = useTexts('units/financials');
  const { t, language } = words;
  return (
    <>
      {beside && (
        <span>
          {t('figures.about', { amount: formatMoney(beside, language, { whole: true }) })}
        </span>
      )}
      <span>{bookedSpan(dashboard, words)}</span>
      {rate && (
        <span>
          {t(`rate.${rate.source}`, {
            rate: formatRate(rate.rate, language),
            day: formatDay(rate.as_of, language),
          })}
        </span>
      )}
    </>
  );
}
