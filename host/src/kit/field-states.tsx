import { type ApiForm, useApiForm } from '@manzil/shared/forms';
import { ApiError } from '@manzil/shared/runtime';
import { type ReactNode, useEffect } from 'react';
import { Example, Examples } from './example';
import { LONG_SENTENCE, LONG_TITLE, nothing } from './samples';

/** `wrong` and `long` have an error besides. */
type State = 'empty' | 'filled' | 'hint' | 'wrong' | 'long' | 'rtl' | 'disabled' | 'readOnly';

type Values = Readonly<Record<State, string>>;

type Shown = { form: ApiForm<Values>; name: State; label: string; hint?: string };

/** Only a control of the browser's own takes them. */
type Locked = { disabled?: boolean; readOnly?: boolean };

type FieldStatesProps = {
  name: string;
  label: string;
  filled: string;
  error: string;
  hint?: string;
  empty?: string;
  long?: string;
  rtl?: string;
  locks?: readonly (keyof Locked)[];
  children: (shown: Shown & Locked) => ReactNode;
};

export function FieldStates({
  name,
  label,
  filled,
  error,
  hint = 'Wie im Reisepass.',
  empty = '',
  long,
  rtl,
  locks = ['disabled', 'readOnly'],
  children,
}: FieldStatesProps) {
  const form = useApiForm<Values, Values, Values>({
    values: {
      empty,
      filled,
      hint: filled,
      wrong: filled,
      long: long ?? filled,
      rtl: rtl ?? '',
      disabled: filled,
      readOnly: filled,
    },
    schema: { safeParse: (values) => ({ success: true, data: values as Values }) },
    send: async (values) => values,
    sent: nothing,
    leave: 'free',
  });

  useEffect(() => {
    form.refuse(new ApiError(422, 'kit.refused', '', { wrong: error, long: LONG_SENTENCE }));
  }, []);

  return (
    <Examples>
      <Example name={`${name}, empty`}>{children({ form, name: 'empty', label })}</Example>
      <Example name="filled">{children({ form, name: 'filled', label })}</Example>
      <Example name="hint">{children({ form, name: 'hint', label, hint })}</Example>
      <Example name="error and hint">{children({ form, name: 'wrong', label, hint })}</Example>
      {locks.map((lock) => (
        <Example key={lock} name={lock}>
          {children({ form, name: lock, label, [lock]: true })}
        </Example>
      ))}
      {rtl && <Example name="right to left">{children({ form, name: 'rtl', label })}</Example>}
      <Example name="long words">
        {children({ form, name: 'long', label: LONG_TITLE, hint: LONG_SENTENCE })}
      </Example>
    </Examples>
  );
}
