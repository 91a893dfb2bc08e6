import { isDialledAtHome, withCallingCode } from '@manzil/shared/domain/national-number';
import { TextField } from '@manzil/shared/forms';
import { usePortal } from '@manzil/shared/runtime';
import { useRef } from 'react';
import { Button } from '../../ui/button/button';
import type { FormValues } from '../api-form';
import type { FieldProps } from '../field-props';
import styles from './phone-field.module.css';
import de from './texts/phone.de.json';
import en from './texts/phone.en.json';
import { toldOnLeaving } from './told-on-leaving';

type PhoneFieldProps<Values extends FormValues> = FieldProps<Values, 'input'> & {
  /** Where the user most likely is at home, as ISO 3166-1 alpha-2. */
  country?: string | null | undefined;
};

/** One that is dialled at home is completed with the country's code by one press. */
export function PhoneField<Values extends FormValues>({
  country,
  hint,
  ...props
}: PhoneFieldProps<Values>) {
  const { form, name } = props;
  const { language } = usePortal();
  const words = { de, en }[language];
  const placeRef = useRef<HTMLDivElement>(null);
  const typed = form.valueOf(name);
  const lacksCode = isDialledAtHome(typed);
  const whole = lacksCode ? withCallingCode(typed, country ?? '') : null;

  function take(number: string): void {
    form.set(name, number as Values[typeof name]);
    // The button goes.
    placeRef.current?.querySelector('input')?.focus();
  }

  return (
    <div className={styles.phone} ref={placeRef}>
      <TextField
        autoComplete="tel"
        {...props}
        form={toldOnLeaving(form)}
        hint={lacksCode ? <span role="status">{words.code_missing}</span> : hint}
        type="tel"
      />
      {whole && (
        <Button size="compact" onClick={() => take(whole)}>
          {words.take.replace('{{number}}', whole)}
        </Button>
      )}
    </div>
  );
}
