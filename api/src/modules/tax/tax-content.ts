import type { ChosenUnit, TaxYear } from '@manzil/shared/contract/tax/tax';
import type { Language } from '@manzil/shared/contract/values';
import type { TaxResidence } from '@manzil/shared/domain/tax-year';

/** All that the PDF says. */
export type TaxContent = {
  language: Language;
  /** The day it is made. */
  today: string;
  at: Date;
  investor: { name: string; investor_no: string };
  /** Null: nothing is converted. */
  residence: TaxResidence | null;
  year: Pick<TaxYear, 'year' | 'through'>;
  unit: ChosenUnit;
};
