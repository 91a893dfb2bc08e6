import { TextField } from '@manzil/shared/forms';
import type { FormEvent } from 'react';
import type { FieldProps } from '../field-props';
import type { FormValues } from '../use-api-form';

const GROUP = 4;

/** In capitals and groups of four, as it is printed. */
const grouped = (text: string): string =>
  text
    .replace(/[\s-]/g, '')
    .toUpperCase()
    .replace(new RegExp(`(.{${GROUP}})(?=.)`, 'g'), '$1 ');

/** Writes what is typed in groups, and leaves the caret behind the character it stood behind. */
function group({ currentTarget: input }: FormEvent<HTMLInputElement>): void {
  const caret = input.selectionStart ?? input.value.length;
  const before = grouped(input.value.slice(0, caret)).length;
  const text = grouped(input.value);
  if (text === input.value) return;
  input.value = text;
  input.setSelectionRange(before, before);
}

/** An IBAN, in groups of four while it is typed. `ibanProblem` says what is wrong with one. */
export const IbanField = <Values extends FormValues>(props: FieldProps<Values, 'input'>) => (
  <TextField
    autoCapitalize="characters"
    autoComplete="off"
    spellCheck={false}
    maxLength={80}
    {...props}
    // Before the form reads it.
    onInputCapture={group}
  />
);
