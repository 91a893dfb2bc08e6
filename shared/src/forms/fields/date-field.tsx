import { TextField } from '@manzil/shared/forms';
import { usePortal } from '@manzil/shared/runtime';
import { useEffect } from 'react';
import { formatDay } from '../../format/date';
import type { FormValues } from '../api-form';
import type { FieldProps } from '../field-props';
import { toldOnLeaving } from './told-on-leaving';

/** The form holds `YYYY-MM-DD`. */
export function DateField<Values extends FormValues>(props: FieldProps<Values, 'input'>) {
  const { form, name } = props;
  const { language } = usePortal();
  useEffect(() => form.showAs(name, (day) => day && formatDay(day, language)), [language]);
  return <TextField {...props} form={toldOnLeaving(form)} type="date" />;
}
