import { usePortal } from '@manzil/shared/runtime';
import { useMemo, useState } from 'react';
import { nationality } from '../../domain/nationality';
import type { FormValues } from '../api-form';
import type { FieldOf } from '../field-props';
import { ComboboxField } from './combobox-field';
import { nationalityOptions } from './nationality-options';

/** The form holds the country's alpha-2 code. */
export function NationalityField<Values extends FormValues>(props: FieldOf<Values>) {
  const { language } = usePortal();
  const value: string = props.form.valueOf(props.name);
  /** The latest that is no nationality, and cannot be chosen: it can be returned to while another is typed. */
  const [recorded, setRecorded] = useState(value);
  if (value !== recorded && value !== '' && !nationality(value, language)) setRecorded(value);
  const options = useMemo(() => nationalityOptions(recorded, language), [recorded, language]);
  return <ComboboxField {...props} options={options} />;
}
