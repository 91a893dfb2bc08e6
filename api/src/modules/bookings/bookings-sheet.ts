import { usualTaxGroup } from '@manzil/shared/domain/tax-group';
import type { Sheet } from '../../platform/sheets/sheet';
import type { BookingRow } from './booking-page.repository';
import { categoryLabel, taxGroupLabel } from './category-label';

export const BOOKINGS_SHEET: Sheet<BookingRow> = {
  name: { de: 'buchungen', en: 'bookings' },
  columns: [
    { head: { de: 'Datum', en: 'Date' }, kind: 'day', value: ({ on }) => on },
    {
      head: { de: 'Objekt', en: 'Property' },
      kind: 'text',
      value: ({ unit }) => unit?.property_name ?? '',
    },
    { head: { de: 'Einheit', en: 'Unit' }, kind: 'text', value: ({ unit }) => unit?.unit_no ?? '' },
    {
      head: { de: 'Kategorie', en: 'Category' },
      kind: 'text',
      value: ({ category }, language) => categoryLabel[category][language],
    },
    { head: { de: 'Text', en: 'Text' }, kind: 'text', value: ({ text }) => text },
    { head: { de: 'Betrag', en: 'Amount' }, kind: 'hundredths', value: ({ amount }) => amount },
    { head: { de: 'Währung', en: 'Currency' }, kind: 'code', value: ({ currency }) => currency },
    { head: { de: 'Saldo', en: 'Balance' }, kind: 'hundredths', value: ({ balance }) => balance },
    {
      head: { de: 'Steuergruppe', en: 'Tax group' },
      kind: 'text',
      value: ({ tax_group, category }, language) =>
        taxGroupLabel[tax_group ?? usualTaxGroup(category)][language],
    },
    { head: { de: 'Beleg', en: 'Receipt' }, kind: 'code', value: ({ document_id }) => document_id },
    {
      head: { de: 'Buchung', en: 'Booking' },
      kind: 'code',
      value: ({ booking_id }) => booking_id,
    },
  ],
};
