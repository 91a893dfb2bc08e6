import { TextField } from '@manzil/shared/forms';
import type { FormValues } from '../api-form';
import type { FieldProps } from '../field-props';

/** A telephone number as people write it, with the keyboard for it. */
export const PhoneField = <Values extends FormValues>(props: FieldProps<Values, 'input'>) => (
  <TextField autoComplete="tel" {...props} type="tel" />
);
