import type { Depreciation } from '@manzil/shared/contract/tax/tax';
import { formatMoney } from '@manzil/shared/format/money';
import { formatBps } from '@manzil/shared/format/percent';
import { useTexts } from '@manzil/shared/runtime';
import { Facts } from '@manzil/shared/ui/facts';

type DepreciationResultProps = { year: number; depreciation: Depreciation };

export function DepreciationResult({ year, depreciation }: DepreciationResultProps) {
  const { t, language } = useTexts('units/tax');
  const { result } = depreciation;
  if (!result) return null;
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
      ]}
    />
  );
}
