import type { Language } from '@manzil/shared/contract/values';

export type StatementTexts = {
  title: (month: string) => string;
  number: string;
  for: string;
  investorNo: string;
  period: string;
  issued: string;
  account: string;
  replaces: (no: string, day: string) => string;
  summary: string;
  opening: (day: string) => string;
  income: string;
  fee: string;
  vat: string;
  expense: string;
  reserve_delta: string;
  other: string;
  payout: string;
  closing: (day: string) => string;
  vatHead: string;
  vatService: string;
  vatNet: string;
  vatTax: (percent: string) => string;
  vatGross: string;
  units: string;
  category: string;
  booking: string;
  amount: (currency: string) => string;
  noUnit: string;
  share: (percent: string) => string;
  bookings: (count: string, from: string, to: string) => string;
  sum: string;
  nothing: string;
  notes: (currency: string) => string[];
  valid: string;
  sample: string;
  sampleMark: string;
  page: (page: number, pages: number) => string;
  subject: (from: string, to: string) => string;
};

export const statementTexts: Record<Language, StatementTexts> = {
  de: {
    title: (month) => `Abrechnung ${month}`,
    number: 'Nummer',
    for: 'Für',
    investorNo: 'Kundennummer',
    period: 'Zeitraum',
    issued: 'Ausgestellt am',
    account: 'Auszahlungskonto',
    replaces: (no, day) => `Ersetzt die Abrechnung ${no} vom ${day}.`,
    summary: 'Übersicht',
    opening: (day) => `Anfangssaldo am ${day}`,
    income: 'Mieteinnahmen',
    fee: 'Verwaltung und Vermietung',
    vat: 'Umsatzsteuer darauf',
    expense: 'Kosten',
    reserve_delta: 'Rücklage',
    other: 'Einzahlungen, Kautionen und Korrekturen',
    payout: 'Auszahlung',
    closing: (day) => `Endsaldo am ${day}`,
    vatHead: 'Umsatzsteuer (VAE)',
    vatService: 'Leistung',
    vatNet: 'Netto',
    vatTax: (percent) => `USt. ${percent}`,
    vatGross: 'Brutto',
    units: 'Nach Einheiten',
    category: 'Kategorie',
    booking: 'Buchung',
    amount: (currency) => `Betrag in ${currency}`,
    noUnit: 'Ohne Einheit',
    share: (percent) => `Anteil ${percent}`,
    bookings: (count, from, to) => `${count} Buchungen, ${from} bis ${to}`,
    sum: 'Summe aller Buchungen',
    nothing: 'In diesem Monat wurde nichts gebucht.',
    notes: (currency) => [
      `Alle Beträge in ${currency}. Ein Minus steht vor dem, was dein Guthaben verringert.`,
      'Aufgeführt ist, was in diesem Monat zu- oder abgeflossen ist (Wertstellung). Von geteilten Einheiten steht hier dein Anteil.',
    ],
    valid: 'Maschinell erstellt und ohne Unterschrift gültig.',
    sample: 'Muster: Person, Einheit und Beträge sind erfunden.',
    sampleMark: 'MUSTER',
    page: (page, pages) => `Seite ${page} von ${pages}`,
    subject: (from, to) => `Abrechnung über die Zeit vom ${from} bis ${to}`,
  },
  en: {
    title: (month) => `Statement ${month}`,
    number: 'Number',
    for: 'For',
    investorNo: 'Customer number',
    period: 'Period',
    issued: 'Issued on',
    account: 'Payout account',
    replaces: (no, day) => `Replaces statement ${no} of ${day}.`,
    summary: 'Summary',
    opening: (day) => `Opening balance on ${day}`,
    income: 'Rental income',
    fee: 'Management and letting',
    vat: 'VAT on these',
    expense: 'Costs',
    reserve_delta: 'Reserve',
    other: 'Contributions, deposits and corrections',
    payout: 'Payout',
    closing: (day) => `Closing balance on ${day}`,
    vatHead: 'VAT (UAE)',
    vatService: 'Service',
    vatNet: 'Net',
    vatTax: (percent) => `VAT ${percent}`,
    vatGross: 'Gross',
    units: 'By unit',
    category: 'Category',
    booking: 'Booking',
    amount: (currency) => `Amount in ${currency}`,
    noUnit: 'No unit',
    share: (percent) => `Share ${percent}`,
    bookings: (count, from, to) => `${count} bookings, ${from} to ${to}`,
    sum: 'Sum of all bookings',
    nothing: 'Nothing was booked in this month.',
    notes: (currency) => [
      `All amounts in ${currency}. Amounts that lower your balance have a minus sign.`,
      'This lists what came in or went out in this month (value date). For shared units it is your share.',
    ],
    valid: 'Generated automatically and valid without a signature.',
    sample: 'Sample: person, unit and amounts are made up.',
    sampleMark: 'SAMPLE',
    page: (page, pages) => `Page ${page} of ${pages}`,
    subject: (from, to) => `Statement for the period from ${from} to ${to}`,
  },
};
