import type { Language } from '@manzil/shared/contract/values';
import type { TaxDocumentTexts } from './tax-document-wording';

export const taxDocumentTexts: Record<Language, TaxDocumentTexts> = {
  de: {
    title: (year) => `Steuerübersicht ${year}`,
    subject: (unit, year) => `Einnahmen und Kosten von ${unit} im Jahr ${year}`,
    for: 'Für',
    investorNo: 'Kundennummer',
    unit: 'Einheit',
    share: (percent) => `Anteil ${percent}`,
    period: 'Zufluss und Abfluss',
    residence: 'Steuerlich ansässig in',
    countries: { DE: 'Deutschland', AT: 'Österreich', CH: 'Schweiz' },
    noCountry: 'nicht gewählt',
    made: 'Erstellt am',
    bookings: 'Einnahmen und Kosten',
    on: 'Datum',
    booking: 'Buchung',
    amount: 'Betrag in AED',
    rate: 'Kurs',
    converted: (currency) => `Betrag in ${currency}`,
    missing: 'kein Kurs',
    notTaxed: 'Ohne Wirkung auf die Steuer',
    costs: 'Werbungskosten zusammen',
    surplus: 'Überschuss vor Abschreibung',
    surplusAlone: 'Überschuss',
    nothing: 'In diesem Jahr ist nichts gebucht.',
    depreciation: 'Abschreibung, nach deinen Angaben',
    acquisition: 'Kaufpreis und Nebenkosten, dein Anteil',
    land: 'davon Boden',
    building: 'davon Gebäude',
    perYear: (percent) => `${percent} im Jahr`,
    inYear: (year, months) => `Abschreibung ${year}, ${months} von 12 Monaten`,
    rules: 'Grundlagen',
    rates:
      'Kurs des Tages: EZB-Referenzkurs des Dollars über die feste Bindung des Dirham (1 USD = 3,6725 AED). Fällt der Tag auf ein Wochenende oder einen Feiertag, gilt der letzte Bankarbeitstag davor.',
    rounding:
      'Jede Buchung ist für sich umgerechnet und auf zwei Nachkommastellen gerundet; die Summen sind die Summen dieser Beträge.',
    without: (count) =>
      count === 1
        ? 'Für 1 Buchung fehlt ein Kurs. Sie ist in den umgerechneten Summen nicht enthalten.'
        : `Für ${count} Buchungen fehlt ein Kurs. Sie sind in den umgerechneten Summen nicht enthalten.`,
    source: (label, asOf) => `Quelle: ${label}. Stand: ${asOf}.`,
    noAdvice:
      'Keine Steuerberatung: Diese Übersicht ordnet deine Buchungen und ersetzt keine Beratung. Ob und wie du einen Betrag ansetzt, entscheidest du mit deiner Steuerberatung.',
    page: (page, pages) => `Seite ${page} von ${pages}`,
  },
  en: {
    title: (year) => `Tax summary ${year}`,
    subject: (unit, year) => `Income and costs of ${unit} in ${year}`,
    for: 'For',
    investorNo: 'Customer number',
    unit: 'Unit',
    share: (percent) => `share ${percent}`,
    period: 'Received and paid',
    residence: 'Tax resident in',
    countries: { DE: 'Germany', AT: 'Austria', CH: 'Switzerland' },
    noCountry: 'not chosen',
    made: 'Created on',
    bookings: 'Income and costs',
    on: 'Date',
    booking: 'Booking',
    amount: 'Amount in AED',
    rate: 'Rate',
    converted: (currency) => `Amount in ${currency}`,
    missing: 'no rate',
    notTaxed: 'Without effect on tax',
    costs: 'Total deductible costs',
    surplus: 'Surplus before depreciation',
    surplusAlone: 'Surplus',
    nothing: 'Nothing was booked in this year.',
    depreciation: 'Depreciation, as you have entered it',
    acquisition: 'Purchase price and buying costs, your share',
    land: 'of which land',
    building: 'of which building',
    perYear: (percent) => `${percent} a year`,
    inYear: (year, months) => `Depreciation ${year}, ${months} of 12 months`,
    rules: 'Basis',
    rates:
      'Rate of the day: the ECB reference rate for the dollar, via the dirham’s fixed peg (USD 1 = AED 3.6725). If the day falls on a weekend or a holiday, the last banking day before it applies.',
    rounding:
      'Each booking is converted separately and rounded to two decimal places; the totals are the sums of these amounts.',
    without: (count) =>
      count === 1
        ? 'There is no rate for 1 booking. It is not included in the converted totals.'
        : `There is no rate for ${count} bookings. They are not included in the converted totals.`,
    source: (label, asOf) => `Source: ${label}. As of ${asOf}.`,
    noAdvice:
      'No tax advice: this summary sorts your bookings and does not replace advice. Whether and how you declare an amount is for you and your tax adviser to decide.',
    page: (page, pages) => `Page ${page} of ${pages}`,
  },
};
