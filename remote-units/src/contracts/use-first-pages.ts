import type { ContractKind, ContractList } from '@manzil/shared/contract/contracts/contracts';
import { useInfiniteQuery } from '@tanstack/react-query';
import { type ContractChoice, contractsQuery } from './contracts.api';

type FirstPages = Record<ContractKind, ContractList | undefined>;

/** What each kind begins with. */
export function useFirstPages(choice: ContractChoice): FirstPages {
  return {
    purchase: useInfiniteQuery(contractsQuery('purchase', choice)).data?.pages[0],
    management: useInfiniteQuery(contractsQuery('management', choice)).data?.pages[0],
    tenancy: useInfiniteQuery(contractsQuery('tenancy', choice)).data?.pages[0],
    power_of_attorney: useInfiniteQuery(contractsQuery('power_of_attorney', choice)).data?.pages[0],
  };
}
