import { CodeInput } from '../../ui/code-input/code-input';
import type { FormValues } from '../api-form';
import type { FieldOf } from '../field-props';

type CodeFieldProps<Values extends FormValues> = Omit<FieldOf<Values>, 'label' | 'hint'> & {
  label: string;
  boxLabel: (box: number) => string;
};

/** Sent as soon as it is complete. The form starts with a blank for each digit. */
export function CodeField<Values extends FormValues>({
  form,
  name,
  label,
  boxLabel,
}: CodeFieldProps<Values>) {
  return (
    <CodeInput
      name={name}
      label={label}
      boxLabel={boxLabel}
      value={form.valueOf(name)}
      onChange={(code) => form.set(name, code as string)}
      onComplete={() => void form.submit()}
      error={form.errorOf(name)}
    />
  );
}
