import { TextField } from '@manzil/shared/forms';
import { isApiError, usePortal } from '@manzil/shared/runtime';
import { useState } from 'react';
import type { ApiForm } from '../api-form';
import de from './texts/factor.de.json';
import en from './texts/factor.en.json';

type Typed = { code: string };

/**
 * A code beside a password. The API says whether the account has a second factor: then the field is shown.
 * @param known that it has one
 */
export function useFactorField(known = false) {
  const { language } = usePortal();
  const [asked, setAsked] = useState(known);
  return {
    asked,
    input: <Values extends Typed>({ code, ...rest }: Values) => ({
      ...rest,
      ...(code.trim() && { code }),
    }),
    check: ({ code }: Typed) =>
      asked && !code.trim() ? { code: { de, en }[language].missing } : {},
    /** @throws what it is given */
    learn: (error: unknown): never => {
      if (isApiError(error) && error.fields.code) setAsked(true);
      throw error;
    },
  };
}

export function FactorField<Values extends Typed>({ form }: { form: ApiForm<Values> }) {
  const { language } = usePortal();
  const words = { de, en }[language];
  return (
    <TextField
      form={form as unknown as ApiForm<Typed>}
      name="code"
      label={words.label}
      hint={words.hint}
      autoComplete="one-time-code"
      autoCapitalize="off"
      spellCheck={false}
    />
  );
}
