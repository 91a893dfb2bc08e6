import { retryNetwork } from '@manzil/shared/runtime/retry';
import { useEffect, useState } from 'react';

export type IbanRule = typeof import('@manzil/shared/domain/iban');

const load = (): Promise<IbanRule> =>
  import(/* webpackChunkName: "iban-rule" */ '@manzil/shared/domain/iban');

/**
 * With SWIFT's register it is too large for the first load: it comes while the name is typed.
 * Undefined until then, null where it does not come: the API has the same rule.
 */
export function useIbanRule(): IbanRule | null | undefined {
  const [rule, setRule] = useState<IbanRule | null>();
  useEffect(() => {
    retryNetwork(load).then(
      (loaded) => setRule(loaded),
      () => setRule(null),
    );
  }, []);
  return rule;
}
