import type { ComponentProps, ReactNode } from 'react';
import type { ApiForm, FieldName, FormValues } from './api-form';

export type FieldOf<Values extends FormValues> = {
  form: ApiForm<Values>;
  name: FieldName<Values>;
  label: ReactNode;
  hint?: ReactNode;
};

export type FieldProps<
  Values extends FormValues,
  Tag extends 'input' | 'textarea' | 'select',
> = FieldOf<Values> &
  Omit<
    ComponentProps<Tag>,
    'form' | 'name' | 'ref' | 'value' | 'defaultValue' | 'onChange' | 'onBlur' | 'onFocus'
  >;
