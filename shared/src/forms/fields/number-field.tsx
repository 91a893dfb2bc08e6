import { usePortal } from '@manzil/shared/runtime';
import { type FocusEvent, useRef } from 'react';
import { readDecimal } from '../../domain/read-decimal';
import { numberFormat } from '../../format/formatter';
import { withMinus } from '../../format/language';
import { Field, TextInput } from '../../ui/field/field';
import type { FormValues } from '../api-form';
import type { FieldProps } from '../field-props';
import styles from './number-field.module.css';

type NumberFieldProps<Values extends FormValues> = FieldProps<Values, 'input'> & {
  /** Decimals that are kept; 0 = whole numbers. */
  decimals?: 0 | 2;
  unit?: string;
};

/** As people write it: `120.000`, `120 000,50`. Left alone it is written out in the user's language. */
export function NumberField<Values extends FormValues>({
  form,
  name,
  label,
  hint,
  decimals = 0,
  unit,
  ...rest
}: NumberFieldProps<Values>) {
  const { language } = usePortal();
  const { onBlur, ...control } = form.register(name);
  const found = useRef('');

  async function leave(event: FocusEvent<HTMLInputElement>): Promise<void> {
    const { value } = event.target;
    await onBlur(event);
    const hundredths = readDecimal(value);
    // Who passes by has changed nothing.
    if (
      value === found.current ||
      hundredths === null ||
      (decimals === 0 && hundredths % 100 !== 0)
    )
      return;
    const format = { minimumFractionDigits: decimals, maximumFractionDigits: decimals };
    const written = numberFormat(language, format).format(hundredths / 100);
    form.set(name, withMinus(written));
  }

  return (
    <Field label={label} hint={hint} error={form.errorOf(name)}>
      {(described) => (
        <span className={styles.number}>
          <TextInput
            {...rest}
            {...described}
            {...control}
            inputMode={decimals === 0 ? 'numeric' : 'decimal'}
            autoComplete="off"
            onFocus={({ target }) => {
              found.current = target.value;
            }}
            onBlur={(event) => void leave(event)}
          />
          {unit && (
            <span className={styles.unit} aria-hidden="true">
              {unit}
            </span>
          )}
        </span>
      )}
    </Field>
  );
}
