import type { Dashboard, Period } from '@manzil/shared/contract/dashboard/dashboard';
import { getDashboard } from '@manzil/shared/contract/dashboard/operations';
import { queryClient, readQuery, useInvestor } from '@manzil/shared/runtime';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';

const DASHBOARD = 'dashboard';

export const dashboardQuery = (period: Period) =>
  queryOptions({
    ...readQuery(getDashboard, { query: { period } }),
    meta: { persist: 'session' },
    // The office may have decided on something meanwhile.
    refetchOnWindowFocus: true,
  });

function latestDashboard(): Dashboard | undefined {
  const [latest] = queryClient
    .getQueryCache()
    .findAll({ queryKey: [DASHBOARD] })
    .filter(({ state }) => state.data !== undefined)
    .sort((a, b) => b.state.dataUpdatedAt - a.state.dataUpdatedAt);
  return latest?.state.data as Dashboard | undefined;
}

/** What a screen waits for: nothing where a dashboard of any period can be shown until the asked one is there. */
export const firstDashboard = (period: Period): Promise<unknown>[] =>
  latestDashboard() ? [] : [queryClient.ensureQueryData(dashboardQuery(period))];

/** The dashboard of a period; until it is there, and where it fails, the one that came last. */
export function useDashboard(period: Period) {
  const { data, isError, isFetching, refetch } = useQuery(dashboardQuery(period));
  const status = useInvestor()?.profile_status;

  // The session has learnt it later, or earlier, than this.
  useEffect(() => {
    if (!status || !data || data.profile_status === status) return;
    void queryClient.invalidateQueries({ queryKey: [DASHBOARD] });
  }, [status]);

  return {
    dashboard: data ?? latestDashboard(),
    failed: isError && !isFetching,
    waiting: isFetching && data === undefined,
    retry: () => void refetch(),
  };
}
