import {
  type OnboardingState,
  ResidenceInput,
  type TypedResidence,
} from '@manzil/shared/contract/onboarding';
import { MAX_TAX_RESIDENCIES } from '@manzil/shared/contract/profile';
import type { useApiForm } from '@manzil/shared/forms';

/** The numbers of the rows in which a country and its tax number are typed. */
export const TAX_ROWS = Array.from({ length: MAX_TAX_RESIDENCIES }, (_, row) => row);

export type TaxField = `tax_${'country' | 'id'}_${number}`;
export const countryField = (row: number): TaxField => `tax_country_${row}`;
export const taxIdField = (row: number): TaxField => `tax_id_${row}`;

/** What the fields hold: a form knows no lists. */
export type ResidenceValues = Omit<TypedResidence, 'tax'> & Record<TaxField, string>;

export const valuesOf = ({ residence: { typed } }: OnboardingState): ResidenceValues => {
  const { tax, ...lines } = typed;
  const rows = TAX_ROWS.flatMap((row) => [
    [countryField(row), tax[row]?.country ?? ''],
    [taxIdField(row), tax[row]?.tax_id ?? ''],
  ]);
  return { ...lines, ...Object.fromEntries(rows) };
};

type TaxRow = { country: string; tax_id: string };

/** The rows down to the last one in which something stands, and the first in any case. */
export function taxRows(values: ResidenceValues): TaxRow[] {
  const rows = TAX_ROWS.map((row) => ({
    country: values[countryField(row)] ?? '',
    tax_id: values[taxIdField(row)] ?? '',
  }));
  const last = rows.findLastIndex(({ country, tax_id }) => country !== '' || tax_id !== '');
  return rows.slice(0, Math.max(1, last + 1));
}

export function typedOf(values: ResidenceValues): TypedResidence {
  const { street, house_no, line2, postal_code, city, state, country, pep } = values;
  const lines = { street, house_no, line2, postal_code, city, state, country };
  return { ...lines, pep, tax: taxRows(values) };
}

const orNull = (text: string): string | null => text.trim() || null;

export function input(values: ResidenceValues) {
  const { tax, pep, country, ...lines } = typedOf(values);
  return {
    ...Object.fromEntries(Object.entries(lines).map(([name, text]) => [name, orNull(text)])),
    country,
    tax: tax.map((row) => ({ country: row.country, tax_id: orNull(row.tax_id) })),
    pep: pep === '' ? null : pep === 'yes',
    version: 0,
  };
}

/** From `tax.0.tax_id` to the form's `tax_id_0`. */
export const nameOf = (path: string): string =>
  path.replace(/^tax\.(\d+)\.(?:tax_)?(country|id)$/, 'tax_$2_$1');

type Schema = FormOptions['schema'];
type FormOptions = Parameters<typeof useApiForm<ResidenceValues, ResidenceInput, unknown>>[0];

/** The contract's schema, whose complaints about the list lead to the form's own fields. */
export const residenceSchema: Schema = {
  safeParse: (value) => {
    const parsed = ResidenceInput.safeParse(value);
    if (parsed.success) return parsed;
    const issues = parsed.error.issues.map((issue) => ({
      ...issue,
      path: [nameOf(issue.path.join('.'))],
    }));
    return { success: false, error: { issues } };
  },
};
