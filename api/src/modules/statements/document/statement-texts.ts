import type { Language } from '@manzil/shared/contract/values';
import { type SummaryTexts, summaryTexts } from './summary-texts';
import { type UnitTexts, unitTexts } from './unit-texts';

export type StatementTexts = SummaryTexts &
  UnitTexts & {
    title: (month: string) => string;
    number: string;
    for: string;
    investorNo: string;
    period: string;
    issued: string;
    account: string;
    replaces: (no: string, day: string) => string;
    summary: string;
    vatHead: string;
    vatService: string;
    vatNet: string;
    vatTax: (percent: string) => string;
    vatGross: string;
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
    ...summaryTexts.de,
    vatHead: 'Umsatzsteuer (VAE)',
    vatService: 'Leistung',
    vatNet: 'Netto',
    vatTax: (percent) => `USt. ${percent}`,
    vatGross: 'Brutto',
    ...unitTexts.de,
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
    ...summaryTexts.en,
    vatHead: 'VAT (UAE)',
    vatService: 'Service',
    vatNet: 'Net',
    vatTax: (percent) => `VAT ${percent}`,
    vatGross: 'Gross',
    ...unitTexts.en,
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
