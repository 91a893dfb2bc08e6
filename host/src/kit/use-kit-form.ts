import { CountryCode } from '@manzil/shared/contract/country-code';
import { line } from '@manzil/shared/contract/entered-values';
import { z } from '@manzil/shared/contract/schema';
import { Version } from '@manzil/shared/contract/version';
import { useApiForm } from '@manzil/shared/forms';
import { ApiError, showAlert } from '@manzil/shared/runtime';
import { useRef } from 'react';

const Input = z.strictObject({
  street: line(40),
  city: line(40),
  country: CountryCode,
  version: Version,
});
type Input = z.infer<typeof Input>;

const values = { street: 'Gärtnerstraße 12', city: 'Hamburg', country: 'DE' };
const storedElsewhere: Input = { ...values, street: 'Lindenallee 4', country: 'AT', version: 2 };

const SLOW_MS = 5_000;

type Outcome = 'taken' | 'slow' | 'changed';

export function useKitForm() {
  const next = useRef<Outcome>('taken');
  const form = useApiForm({
    values,
    schema: Input,
    input: (typed, version) => ({ ...typed, version }),
    words: { country: 'Wähl ein Land aus der Liste.' },
    stored: {
      version: 1,
      read: async () => storedElsewhere,
      of: ({ version, ...known }: Input) => ({ values: known, version }),
    },
    send: async (input) => {
      const outcome = next.current;
      next.current = 'taken';
      if (outcome === 'slow') await new Promise((done) => setTimeout(done, SLOW_MS));
      if (outcome === 'changed') throw new ApiError(409, 'changed_meanwhile');
      return { ...input, version: input.version + 1 };
    },
    sent: () => showAlert({ type: 'success', title: 'Anschrift gespeichert' }),
  });
  return {
    form,
    meet: (outcome: Outcome) => {
      next.current = outcome;
      void form.submit();
    },
    refuse: (status: number, fields: Record<string, string> = {}) =>
      form.refuse(new ApiError(status, 'kit.refused', '', fields)),
  };
}
