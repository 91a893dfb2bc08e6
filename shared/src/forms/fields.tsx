import { Field, PasswordInput, Select, TextArea, TextInput } from '../ui/field/field';
import type { FormValues } from './api-form';
import type { FieldProps } from './field-props';
import { useFormWords } from './form-words';

export function TextField<Values extends FormValues>({
  form,
  name,
  label,
  hint,
  ...rest
}: FieldProps<Values, 'input'>) {
  return (
    <Field label={label} hint={hint} error={form.errorOf(name)}>
      {(control) => <TextInput {...rest} {...control} {...form.register(name)} />}
    </Field>
  );
}

export function EmailField<Values extends FormValues>(props: FieldProps<Values, 'input'>) {
  return (
    <TextField
      type="email"
      autoComplete="email"
      autoCapitalize="off"
      spellCheck={false}
      {...props}
    />
  );
}

/** `autoComplete` says whether it is a new one. */
export function PasswordField<Values extends FormValues>({
  form,
  name,
  label,
  hint,
  ...rest
}: FieldProps<Values, 'input'> & { autoComplete: 'current-password' | 'new-password' }) {
  const words = useFormWords();
  return (
    <Field label={label} hint={hint} error={form.errorOf(name)}>
      {(control) => (
        <PasswordInput
          {...rest}
          {...control}
          {...form.register(name)}
          showLabel={words.show}
          hideLabel={words.hide}
          capsLockLabel={words.caps_lock}
        />
      )}
    </Field>
  );
}

export function LongTextField<Values extends FormValues>({
  form,
  name,
  label,
  hint,
  ...rest
}: FieldProps<Values, 'textarea'>) {
  return (
    <Field label={label} hint={hint} error={form.errorOf(name)}>
      {(control) => <TextArea {...rest} {...control} {...form.register(name)} />}
    </Field>
  );
}

export function SelectField<Values extends FormValues>({
  form,
  name,
  label,
  hint,
  ...rest
}: FieldProps<Values, 'select'>) {
  return (
    <Field label={label} hint={hint} error={form.errorOf(name)}>
      {(control) => <Select {...rest} {...control} {...form.register(name)} />}
    </Field>
  );
}
