import { useInvestor } from '@manzil/shared/runtime';
import { hintOf, useLazyDialog } from '../layout/use-lazy-dialog';
import { ONBOARDING_COMPLETE } from '../routing/guard';

const load = () => import(/* webpackChunkName: "search" */ './search-dialog');

export const hintSearch = hintOf(load);

export const useSearch = () => useLazyDialog(load);

/** Before onboarding is finished there is nothing that could be found, nor before a second factor is set up. */
export function useMaySearch(): boolean {
  const investor = useInvestor();
  return investor?.onboarding_step === ONBOARDING_COMPLETE && !investor.second_factor_due;
}
