import { CircleAlert } from 'lucide';
import { useEffect, useId } from 'react';
import { LineIcon } from '../../ui/line-icon/line-icon';
import type { FormValues } from '../api-form';
import type { FieldOf } from '../field-props';
import styles from './choice-field.module.css';

type ChoiceFieldProps<Values extends FormValues> = FieldOf<Values> & {
  options: readonly { value: string; label: string; hint?: string }[];
};

export function ChoiceField<Values extends FormValues>({
  form,
  name,
  label,
  hint,
  options,
}: ChoiceFieldProps<Values>) {
  const id = useId();
  const error = form.errorOf(name);
  useEffect(
    () => form.showAs(name, (one) => options.find(({ value }) => value === one)?.label ?? one),
    [options],
  );
  return (
    <fieldset className={styles.choice} aria-describedby={`${id}error ${id}hint`}>
      <legend className={styles.legend}>{label}</legend>
      {options.map((option, index) => (
        <label key={option.value} className={styles.option}>
          <input
            {...form.register(name)}
            type="radio"
            // The first of them, where what is wrong leads to.
            id={index === 0 ? id : undefined}
            value={option.value}
            className={styles.radio}
            aria-invalid={error ? true : undefined}
          />
          <span>
            <span className={styles.label}>{option.label}</span>
            {option.hint && <span className={styles.hint}>{option.hint}</span>}
          </span>
        </label>
      ))}
      {error && (
        <p className={styles.error} id={`${id}error`}>
          <LineIcon lines={CircleAlert} size={16} strokeWidth={1.75} />
          {error}
        </p>
      )}
      {hint && (
        <p className={styles.hint} id={`${id}hint`}>
          {hint}
        </p>
      )}
    </fieldset>
  );
}
