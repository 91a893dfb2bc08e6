import { useEffect, useState } from 'react';

type Rule = typeof import('@manzil/shared/domain/iban');

const load = (): Promise<Rule> =>
  import(/* webpackChunkName: "iban-rule" */ '@manzil/shared/domain/iban');

/**
 * The rule of IBANs, which the API has too. With SWIFT's register it is too large for the first load: it comes while the
 * name is typed. Null until then, and where it does not come: the API says the same.
 */
export function useIbanRule(): Rule | null {
  const [rule, setRule] = useState<Rule | null>(null);
  useEffect(() => {
    load().then(
      (loaded) => setRule(loaded),
      () => undefined,
    );
  }, []);
  return rule;
}

export type IbanRule = Rule;
