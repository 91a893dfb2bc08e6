import {
  type OnboardingState,
  ResidenceInput,
  type TypedResidence,
} from '@manzil/shared/contract/onboarding/onboarding';
import { plainTaxId, type Taxpayer } from '@manzil/shared/domain/tax-id';
import type { useApiForm } from '@manzil/shared/forms';
import { fieldsOf, isFilled, rowsIn, type TaxField, type TaxRow, taxRows } from './tax-rows';

/** What the fields hold: a form knows no lists. */
export type ResidenceValues = Omit<TypedResidence, 'tax'> & Record<TaxField, string>;

export const valuesOf = ({ residence: { typed } }: OnboardingState): ResidenceValues => {
  const { tax, ...lines } = typed;
  return { ...lines, ...fieldsOf((row) => tax[row]) };
};

/** What is stored, in the rows of what is typed: a country stands in its own, a further one where there is room. */
export function inRowsOf(stored: ResidenceValues, typed: ResidenceValues): ResidenceValues {
  const placed = new Map<number, TaxRow>();
  const free = (fits: (row: TaxRow) => boolean) =>
    rowsIn(typed).find((row) => !placed.has(row.row) && fits(row))?.row;
  const found = rowsIn(stored).filter(isFilled);
  const others = found.filter((each) => {
    const row = free(({ country }) => country === each.country);
    if (row !== undefined) placed.set(row, each);
    return row === undefined;
  });
  for (const each of others) placed.set(free(() => true) ?? 0, each);
  return { ...stored, ...fieldsOf((row) => placed.get(row)) };
}

export function typedOf(values: ResidenceValues): TypedResidence {
  const { street, house_no, line2, postal_code, city, state, country, pep } = values;
  const lines = { street, house_no, line2, postal_code, city, state, country };
  const tax = taxRows(values).map((row) => ({ country: row.country, tax_id: row.tax_id }));
  return { ...lines, pep, tax };
}

const orNull = (text: string): string | null => text.trim() || null;

export function input(values: ResidenceValues, payer: Taxpayer) {
  const { tax: _, pep, country, ...lines } = typedOf(values);
  return {
    ...Object.fromEntries(Object.entries(lines).map(([name, text]) => [name, orNull(text)])),
    country,
    tax: taxRows(values).map((each) => ({
      row: each.row,
      country: each.country,
      tax_id: orNull(plainTaxId(each.country, each.tax_id.trim(), payer)),
    })),
    pep: pep === '' ? null : pep === 'yes',
    version: 0,
  };
}

/** From `tax.0.tax_id` to the form's field in the row that was sent first. */
export const nameOf = (path: string, rows: readonly { row: number }[]): string =>
  path.replace(
    /^tax\.(\d+)\.(?:tax_)?(country|id)$/,
    (_, index: string, field: 'country' | 'id') =>
      `tax_${field}_${rows[Number(index)]?.row ?? index}`,
  );

type Schema = FormOptions['schema'];
type FormOptions = Parameters<typeof useApiForm<ResidenceValues, ResidenceInput, unknown>>[0];

/** The contract's schema, whose complaints about the list lead to the form's own fields. */
export const residenceSchema: Schema = {
  safeParse: (value) => {
    const { tax: rows, ...lines } = value as ReturnType<typeof input>;
    const tax = rows.map(({ country, tax_id }) => ({ country, tax_id }));
    const parsed = ResidenceInput.safeParse({ ...lines, tax });
    if (parsed.success) return parsed;
    const issues = parsed.error.issues.map((issue) => ({
      ...issue,
      path: [nameOf(issue.path.join('.'), rows)],
    }));
    return { success: false, error: { issues } };
  },
};
