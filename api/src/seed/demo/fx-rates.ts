import { addDays } from '@manzil/shared/domain/deadlines';
import { dirhamInEuros, dirhamInFrancs } from '@manzil/shared/domain/money-rate';
import type { DemoCalendar } from './demo-calendar';
import type { DemoRows } from './demo-rows';

/** From before the first purchase: a depreciation is reckoned from its day. */
const MONTHS = 84;
/** What the bank takes on top of the central bank's rate, in dollars for a euro. */
const MARGIN = 0.0065;
const DAY_MS = 86_400_000;

export function addFxRates(rows: DemoRows, { month, today }: DemoCalendar): void {
  for (let day = month(-MONTHS); day <= today; day = addDays(day, 1)) {
    if (isBankDay(day)) {
      const euro = dollarsForEuro(day);
      const rate = { base: 'AED', as_of: day, source: 'ecb_usd_peg' } as const;
      rows.fxRates.push(
        { ...rate, quote: 'EUR', rate: dirhamInEuros(euro) },
        { ...rate, quote: 'CHF', rate: dirhamInFrancs(euro, francsForEuro(day)) },
      );
    }
  }
}

export const bankRate = (day: string): string => dirhamInEuros(dollarsForEuro(day, MARGIN));

export function bankDayAfter(day: string, count: number): string {
  let last = day;
  for (let left = count; left > 0; ) {
    last = addDays(last, 1);
    if (isBankDay(last)) left -= 1;
  }
  return last;
}

const daysOf = (day: string) => Date.parse(`${day}T00:00:00Z`) / DAY_MS;
/** Monday to Friday; 1 January 1970 was a Thursday. */
const isBankDay = (day: string) => (daysOf(day) + 4) % 7 > 0 && (daysOf(day) + 4) % 7 < 6;

function dollarsForEuro(day: string, margin = 0): string {
  const n = daysOf(day);
  return (1.09 + 0.035 * Math.sin(n / 58) + 0.004 * Math.sin(n / 5) + margin).toFixed(4);
}

const francsForEuro = (day: string): string =>
  (0.945 + 0.012 * Math.sin(daysOf(day) / 91)).toFixed(4);
