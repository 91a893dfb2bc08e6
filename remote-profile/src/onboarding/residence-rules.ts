import type { Language } from '@manzil/shared/contract/values';
import { postalCodeProblem } from '@manzil/shared/domain/postal-code';
import { plainTaxId, type Taxpayer, taxIdProblem } from '@manzil/shared/domain/tax-id';
import type { ResidenceValues } from './residence-values';
import { taxIdField, taxRows } from './tax-rows';

type Problems = Partial<Record<keyof ResidenceValues, string>>;

/** What no schema says of an address and of tax numbers. @param missing said of a German number that is not there */
export function residenceProblems(
  values: ResidenceValues,
  payer: Taxpayer,
  language: Language,
  missing: string,
): Problems {
  const problems: Problems = {};
  const postal = postalCodeProblem(values.country, values.postal_code.trim() || null);
  if (postal) problems.postal_code = postal[language];
  for (const { row, country, tax_id } of taxRows(values)) {
    const problem = taxProblem(country, tax_id, payer, language, missing);
    if (problem) problems[taxIdField(row)] = problem;
  }
  return problems;
}

function taxProblem(
  country: string,
  typed: string,
  payer: Taxpayer,
  language: Language,
  missing: string,
): string | null {
  const id = plainTaxId(country, typed.trim(), payer);
  if (id === '') return country === 'DE' ? missing : null;
  return taxIdProblem(country, id, payer)?.[language] ?? null;
}

export function isCheckedTaxId(country: string, typed: string): boolean {
  const id = plainTaxId(country, typed.trim(), 'person');
  return country === 'DE' && id !== '' && taxIdProblem(country, id, 'person') === null;
}
