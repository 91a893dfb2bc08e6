import { usePortal } from '@manzil/shared/runtime';
import { useMemo } from 'react';
import type { FormValues } from '../api-form';
import type { FieldOf } from '../field-props';
import { ComboboxField } from './combobox-field';
import { countryOptions } from './country-options';

/** The form holds the alpha-2 code. */
export function CountryField<Values extends FormValues>(props: FieldOf<Values>) {
  const { language } = usePortal();
  const options = useMemo(() => countryOptions(language), [language]);
  return <ComboboxField {...props} options={options} autoComplete="country-name" />;
}
