import { addDays } from '@manzil/shared/domain/deadlines';
import { dirhamInEuros } from '@manzil/shared/domain/money-rate';
import type { DemoCalendar } from './demo-calendar';
import type { DemoRows } from './demo-rows';

/** The first payouts of the demo are older than this; they keep the rate they were paid at. */
const MONTHS = 26;
/** What the bank takes on top of the central bank's rate, in dollars for a euro. */
const MARGIN = 0.0065;
const DAY_MS = 86_400_000;

export function addFxRates(rows: DemoRows, { month, today }: DemoCalendar): void {
  for (let day = month(-MONTHS); day <= today; day = addDays(day, 1)) {
    if (isBankDay(day)) {
      rows.fxRates.push({
        base: 'AED',
        quote: 'EUR',
        rate: dirhamInEuros(dollarsForEuro(day)),
        as_of: day,
        source: 'ecb_usd_peg',
      });
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
