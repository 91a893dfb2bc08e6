import { CircleAlert } from 'lucide';
import { useId } from 'react';
import { LineIcon } from '../../ui/line-icon/line-icon';
import type { FormValues } from '../api-form';
import type { FieldOf } from '../field-props';
import styles from './check-field.module.css';

/** The form holds `value` while it is ticked, else nothing. */
export function CheckField<Values extends FormValues>({
  form,
  name,
  label,
  hint,
  value = 'yes',
}: FieldOf<Values> & { value?: string }) {
  const id = useId();
  const error = form.errorOf(name);
  return (
    <div className={styles.check}>
      <label className={styles.option}>
        <input
          type="checkbox"
          id={id}
          name={name}
          className={styles.box}
          checked={form.valueOf(name) !== ''}
          aria-invalid={error ? true : undefined}
          aria-describedby={`${id}error ${id}hint`}
          onChange={({ target }) => form.set(name, target.checked ? value : '')}
        />
        <span>{label}</span>
      </label>
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
    </div>
  );
}
