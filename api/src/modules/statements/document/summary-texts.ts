import type { Language } from '@manzil/shared/contract/values';

export type SummaryTexts = {
  opening: (day: string) => string;
  income: string;
  fee: string;
  vat: string;
  expense: string;
  reserve_delta: string;
  other: string;
  payout: string;
  closing: (day: string) => string;
};

export const summaryTexts: Record<Language, SummaryTexts> = {
  de: {
    opening: (day) => `Anfangssaldo am ${day}`,
    income: 'Mieteinnahmen',
    fee: 'Verwaltung und Vermietung',
    vat: 'Umsatzsteuer darauf',
    expense: 'Kosten',
    reserve_delta: 'Rücklage',
    other: 'Einzahlungen, Kautionen und Korrekturen',
    payout: 'Auszahlung',
    closing: (day) => `Endsaldo am ${day}`,
  },
  en: {
    opening: (day) => `Opening balance on ${day}`,
    income: 'Rental income',
    fee: 'Management and letting',
    vat: 'VAT on these',
    expense: 'Costs',
    reserve_delta: 'Reserve',
    other: 'Contributions, deposits and corrections',
    payout: 'Payout',
    closing: (day) => `Closing balance on ${day}`,
  },
};
