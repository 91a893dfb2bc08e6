import type { FxRate } from '@manzil/shared/contract/fx-rates/fx-rates';
import type { Money } from '@manzil/shared/contract/values';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useDisplay } from './use-display';

const CENTS = 100;
/** There is a new one at most once a day. */
const FRESH_MS = 3_600_000;

/** Few want euros: the code that asks comes when it is wanted. */
const euroRateQuery = queryOptions({
  queryKey: ['fx-rates', 'AED', 'EUR'],
  queryFn: async ({ signal }) =>
    (await import(/* webpackChunkName: "fx" */ './fx.api')).euroRate(signal),
  staleTime: FRESH_MS,
});

type Shown = {
  money: Money;
  /** The same in euros, where both are wanted. */
  beside: Money | null;
};

type Currency = {
  shown: (money: Money) => Shown;
  /** Of what has to be paid: in its own currency, whatever the settings say. */
  owed: (money: Money) => Shown;
  /** Where something was converted. */
  rate: FxRate | null;
};

/** Whole euros: the rate is no bank's. Until it is there, and where there is none, sums stand in dirhams. */
export function useCurrency(): Currency {
  const { display_currency: wanted } = useDisplay();
  const { data } = useQuery({ ...euroRateQuery, enabled: wanted !== 'aed' });
  if (!data || wanted === 'aed') {
    const plain = (money: Money): Shown => ({ money, beside: null });
    return { shown: plain, owed: plain, rate: null };
  }
  const inEuros = ({ amount }: Money): Money => ({
    // A float is exact enough for whole euros.
    amount: Math.round((amount * Number(data.rate)) / CENTS) * CENTS,
    currency: 'EUR',
  });
  const owed = (money: Money): Shown => ({
    money,
    beside: money.currency === 'AED' ? inEuros(money) : null,
  });
  const shown = (money: Money): Shown => {
    const { beside } = owed(money);
    return wanted === 'eur' && beside ? { money: beside, beside: null } : { money, beside };
  };
  return { shown, owed, rate: data };
}
