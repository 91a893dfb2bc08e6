import { TextField } from '@manzil/shared/forms';
import type { FormValues } from '../api-form';
import type { FieldProps } from '../field-props';

/** A calendar day by the browser's own picker; the form holds `YYYY-MM-DD`. */
export const DateField = <Values extends FormValues>(props: FieldProps<Values, 'input'>) => (
  <TextField {...props} type="date" />
);
