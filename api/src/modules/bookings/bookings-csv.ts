import type { Language } from '@manzil/shared/contract/values';
import { usualTaxGroup } from '@manzil/shared/domain/tax-group';
import { categoryLabel, taxGroupLabel } from './category-label';
import { amountCell, type CsvDialect, csvFile, textCell } from './csv';
import type { YearBooking } from './year-bookings.repository';

const DIALECTS: Record<Language, CsvDialect> = {
  de: { separator: ';', decimal: ',' },
  en: { separator: ',', decimal: '.' },
};

const HEADS: Record<Language, string[]> = {
  de: [
    'Datum',
    'Objekt',
    'Einheit',
    'Kategorie',
    'Text',
    'Betrag',
    'Währung',
    'Saldo',
    'Anlage V',
    'Beleg',
    'Buchung',
  ],
  en: [
    'Date',
    'Property',
    'Unit',
    'Category',
    'Text',
    'Amount',
    'Currency',
    'Balance',
    'Tax group',
    'Receipt',
    'Booking',
  ],
};

export function bookingsCsv(bookings: YearBooking[], language: Language): string {
  const dialect = DIALECTS[language];
  const rows = bookings.map((booking) => [
    language === 'de' ? germanDay(booking.on) : booking.on,
    textCell(booking.property_name ?? ''),
    textCell(booking.unit_no ?? ''),
    textCell(categoryLabel[booking.category][language]),
    textCell(booking.text),
    amountCell(booking.amount, dialect),
    booking.currency,
    amountCell(booking.balance, dialect),
    textCell(taxGroupLabel[booking.tax_group ?? usualTaxGroup(booking.category)][language]),
    booking.document_id ?? '',
    booking.booking_id,
  ]);
  return csvFile([HEADS[language].map(textCell), ...rows], dialect);
}

const germanDay = (day: string) => day.split('-').reverse().join('.');
