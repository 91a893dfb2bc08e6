import type { DemoLedger } from './demo-ledger';

const MONTHS = {
  de: new Intl.DateTimeFormat('de-DE', { month: 'long', year: 'numeric', timeZone: 'UTC' }),
  en: new Intl.DateTimeFormat('en-GB', { month: 'long', year: 'numeric', timeZone: 'UTC' }),
};

/** @param amount null = everything the investor's accounts hold on that day */
export function bookPayout(
  ledger: DemoLedger,
  investorId: string,
  on: string,
  amount: number | null,
): void {
  const month = new Date(`${on}T00:00:00Z`);
  ledger.payOut(investorId, amount, {
    on,
    kind: 'payout',
    source: 'bank',
    text: {
      de: `Abrechnung ${MONTHS.de.format(month)}`,
      en: `Statement for ${MONTHS.en.format(month)}`,
    },
  });
}
