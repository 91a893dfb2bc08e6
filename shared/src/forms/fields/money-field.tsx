import type { FormValues } from '../api-form';
import type { FieldProps } from '../field-props';
import { NumberField } from './number-field';

/** `readDecimal` makes minor units of what is typed. */
export const MoneyField = <Values extends FormValues>({
  currency,
  ...props
}: FieldProps<Values, 'input'> & { currency: string }) => (
  <NumberField {...props} decimals={2} unit={currency} />
);
