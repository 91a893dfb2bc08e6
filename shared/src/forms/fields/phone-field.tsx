import { TextField } from '@manzil/shared/forms';
import type { FieldProps } from '../field-props';
import type { FormValues } from '../use-api-form';

/** A telephone number as people write it, with the keyboard for it. */
export const PhoneField = <Values extends FormValues>(props: FieldProps<Values, 'input'>) => (
  <TextField autoComplete="tel" {...props} type="tel" />
);
