import type { Display } from '@manzil/shared/contract/settings/display';
import { useInvestor } from '@manzil/shared/runtime';

export function useDisplay(): Display {
  const display = useInvestor()?.display;
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  return (
    display ?? {
      display_currency: 'aed',
      area_unit: 'sqm',
      timezone: timeZone,
      amounts_of: 'unit',
    }
  );
}
