import type { ChosenUnit } from '@manzil/shared/contract/tax/tax';
import { formatMoney } from '@manzil/shared/format/money';
import { formatBps } from '@manzil/shared/format/percent';
import { useTexts } from '@manzil/shared/runtime';
import { Facts } from '@manzil/shared/ui/facts';
import { afterDepreciation } from './after-depreciation';

type DepreciationResultProps = { year: number; unit: ChosenUnit };

export function DepreciationResult({ year, unit }: DepreciationResultProps) {
  const { t, language } = useTexts('units/tax');
  const result = unit.depreciation?.result;
  if (!result) return null;
  const after = afterDepreciation(unit);
  const { land, building, rate_bps, yearly, months, amount } = result;
  return (
    <Facts
      facts={[
        { label: t('depreciation.land'), value: formatMoney(land, language) },
        { label: t('depreciation.building'), value: formatMoney(building, language) },
        {
          label: t('depreciation.yearly', { percent: formatBps(rate_bps, language) }),
          value: formatMoney(yearly, language),
        },
        {
          label: t('depreciation.in_year', { year, count: months }),
          value: formatMoney(amount, language),
          strong: true,
        },
        ...(after
          ? [
              {
                label: t(after.amount < 0 ? 'groups.loss_after' : 'groups.after'),
                value: formatMoney(after, language),
                strong: true,
              },
            ]
          : []),
      ]}
    />
  );
}
