import { TextField } from '@manzil/shared/forms';
import type { FieldProps } from '../field-props';
import type { FormValues } from '../use-api-form';

/** A calendar day by the browser's own picker; the form holds `YYYY-MM-DD`. */
export const DateField = <Values extends FormValues>(props: FieldProps<Values, 'input'>) => (
  <TextField {...props} type="date" />
);
