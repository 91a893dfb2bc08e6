import type { DemoLedger } from './demo-ledger';

const MONTHS = {
  de: new Intl.DateTimeFormat('de-DE', { month: 'long', year: 'numeric', timeZone: 'UTC' }),
  en: new Intl.DateTimeFormat('en-GB', { month: 'long', year: 'numeric', timeZone: 'UTC' }),
};

/**
 * @param amount null = everything the investor's accounts hold on that day
 * @param backOn the day on which it came back, if it did
 */
export function bookPayout(
  ledger: DemoLedger,
  investorId: string,
  on: string,
  amount: number | null,
  backOn?: string,
): void {
  const month = new Date(`${on}T00:00:00Z`);
  const text = {
    de: `Abrechnung ${MONTHS.de.format(month)}`,
    en: `Statement for ${MONTHS.en.format(month)}`,
  };
  const back = backOn && {
    on: backOn,
    text: { de: `Zurückgekommen: ${text.de}`, en: `Returned: ${text.en}` },
  };
  ledger.payOut(
    investorId,
    amount,
    { on, kind: 'payout', source: 'bank', text },
    back || undefined,
  );
}
