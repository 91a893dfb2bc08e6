import type { ReactNode } from 'react';
import { StaleNotice } from '../stale-notice/stale-notice';

type StaleDataProps = {
  query: { isRefetchError: boolean; isFetching: boolean; refetch: () => unknown };
  title: string;
  retryLabel: string;
  className?: string | undefined;
  children: ReactNode;
};

/** The notice, where what a query has on show could not be refreshed. */
export function StaleData({ query, title, retryLabel, className, children }: StaleDataProps) {
  if (!query.isRefetchError) return null;
  return (
    <div className={className}>
      <StaleNotice
        title={title}
        retryLabel={retryLabel}
        busy={query.isFetching}
        onRetry={() => void query.refetch()}
      >
        {children}
      </StaleNotice>
    </div>
  );
}
