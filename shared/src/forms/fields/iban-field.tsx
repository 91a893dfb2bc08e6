import { TextField } from '@manzil/shared/forms';
import type { ApiForm, FormValues } from '../api-form';
import type { FieldProps } from '../field-props';

const GROUP = 4;

const grouped = (text: string): string =>
  text
    .replace(/[\s-]/g, '')
    .toUpperCase()
    .replace(new RegExp(`(.{${GROUP}})(?=.)`, 'g'), '$1 ');

function group(input: HTMLInputElement): void {
  const caret = input.selectionStart ?? input.value.length;
  const before = grouped(input.value.slice(0, caret)).length;
  const text = grouped(input.value);
  if (text === input.value) return;
  input.value = text;
  input.setSelectionRange(before, before);
}

/**
 * The form, reading what was typed in its groups. Not before React's `change`: of a value that it has seen set it tells
 * nobody, and what is pasted would not reach the form.
 */
const inGroups = <Values extends FormValues>(form: ApiForm<Values>): ApiForm<Values> => ({
  ...form,
  register: (name) => {
    const control = form.register(name);
    return {
      ...control,
      onChange: (event) => {
        group(event.target);
        return control.onChange(event);
      },
    };
  },
});

export const IbanField = <Values extends FormValues>({
  form,
  ...props
}: FieldProps<Values, 'input'>) => (
  <TextField
    autoCapitalize="characters"
    autoComplete="off"
    spellCheck={false}
    maxLength={80}
    {...props}
    form={inGroups(form)}
  />
);
