import type { TaxResidence } from '@manzil/shared/domain/tax-year';
import { formatRate } from '@manzil/shared/format/money';
import type { Sheet } from '../../platform/sheets/sheet';
import { categoryLabel } from '../bookings/category-label';
import type { TaxBookingRow } from './tax-bookings.repository';
import { type Conversion, convertedOf, toTaxRow } from './tax-rows';
import { groupHead, groupWord } from './tax-words';

const NOT_TAXED = { de: 'Ohne Wirkung auf die Steuer', en: 'Without effect on tax' };
const SOURCE = { de: 'EZB, über die Dollarbindung', en: 'ECB, through the dollar peg' };

/** One line for each booking, in the order of units and days. */
export function taxSheet(
  year: number,
  residence: TaxResidence | null,
  conversion: Conversion,
): Sheet<TaxBookingRow> {
  const into = conversion?.into ?? 'EUR';
  const converted = (row: TaxBookingRow) => convertedOf(row, conversion);
  return {
    name: { de: `steuer-${year}`, en: `tax-${year}` },
    columns: [
      { head: { de: 'Datum', en: 'Date' }, kind: 'day', value: ({ on }) => on },
      {
        head: { de: 'Objekt', en: 'Property' },
        kind: 'text',
        value: ({ property_name }) => property_name ?? '',
      },
      { head: { de: 'Einheit', en: 'Unit' }, kind: 'text', value: ({ unit_no }) => unit_no ?? '' },
      {
        head: groupHead(residence),
        kind: 'text',
        value: (row, language) => {
          const { group } = toTaxRow(row, conversion);
          return (group === 'none' ? NOT_TAXED : groupWord(group, residence))[language];
        },
      },
      {
        head: { de: 'Kategorie', en: 'Category' },
        kind: 'text',
        value: ({ category }, language) => categoryLabel[category][language],
      },
      { head: { de: 'Text', en: 'Text' }, kind: 'text', value: ({ text }) => text },
      { head: { de: 'Betrag', en: 'Amount' }, kind: 'hundredths', value: ({ amount }) => amount },
      { head: { de: 'Währung', en: 'Currency' }, kind: 'code', value: ({ currency }) => currency },
      {
        head: { de: 'Kurs', en: 'Rate' },
        kind: 'text',
        value: (row, language) => {
          const rate = converted(row)?.rate;
          return rate ? formatRate(rate, language) : '';
        },
      },
      {
        head: { de: 'Kurs vom', en: 'Rate of' },
        kind: 'day',
        value: (row) => converted(row)?.rate_on ?? null,
      },
      {
        head: { de: 'Quelle des Kurses', en: 'Source of the rate' },
        kind: 'text',
        value: (row, language) => (converted(row)?.rate ? SOURCE[language] : ''),
      },
      {
        head: { de: `Betrag in ${into}`, en: `Amount in ${into}` },
        kind: 'hundredths',
        value: (row) => converted(row)?.amount ?? null,
      },
      {
        head: { de: 'Beleg', en: 'Receipt' },
        kind: 'code',
        value: ({ document_id }) => document_id,
      },
      {
        head: { de: 'Buchung', en: 'Booking' },
        kind: 'code',
        value: ({ booking_id }) => booking_id,
      },
    ],
  };
}
