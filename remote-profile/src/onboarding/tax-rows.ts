import type { TypedResidence } from '@manzil/shared/contract/onboarding/onboarding';
import { MAX_TAX_RESIDENCIES } from '@manzil/shared/contract/tax-residencies/tax-residencies';

export const TAX_ROWS = Array.from({ length: MAX_TAX_RESIDENCIES }, (_, row) => row);

export type TaxField = `tax_${'country' | 'id'}_${number}`;
export const countryField = (row: number): TaxField => `tax_country_${row}`;
export const taxIdField = (row: number): TaxField => `tax_id_${row}`;

type TaxFields = Record<TaxField, string>;

export const fieldsOf = (
  at: (row: number) => TypedResidence['tax'][number] | undefined,
): TaxFields =>
  Object.fromEntries(
    TAX_ROWS.flatMap((row) => [
      [countryField(row), at(row)?.country ?? ''],
      [taxIdField(row), at(row)?.tax_id ?? ''],
    ]),
  );

export type TaxRow = { row: number; country: string; tax_id: string };

export const rowsIn = (values: TaxFields): TaxRow[] =>
  TAX_ROWS.map((row) => ({
    row,
    country: values[countryField(row)] ?? '',
    tax_id: values[taxIdField(row)] ?? '',
  }));
export const isFilled = ({ country, tax_id }: TaxRow): boolean =>
  country !== '' || tax_id.trim() !== '';

/** The rows in which something stands; where there is none, the first. */
export function taxRows(values: TaxFields): TaxRow[] {
  const rows = rowsIn(values);
  const filled = rows.filter(isFilled);
  return filled.length > 0 ? filled : rows.slice(0, 1);
}
