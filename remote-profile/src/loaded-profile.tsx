import type { Profile } from '@manzil/shared/contract/profile';
import { useWords } from '@manzil/shared/runtime';
import { StaleNotice } from '@manzil/shared/ui/stale-notice';
import { type UseQueryOptions, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import styles from './loaded-profile.module.css';
import { profileQuery } from './profile.api';

type LoadedProps<Data> = {
  query: UseQueryOptions<Data, Error, Data, string[]>;
  children: (data: Data) => ReactNode;
};

/** Renders a screen from what its route has loaded, and says so where it could not be refreshed. */
export function Loaded<Data>({ query, children }: LoadedProps<Data>) {
  const { t } = useWords('profile');
  const { data, isError, isFetching, refetch } = useQuery(query);
  if (!data) return null;
  return (
    <>
      {isError && (
        <div className={styles.stale}>
          <StaleNotice
            title={t('stale.title')}
            retryLabel={t('stale.retry')}
            busy={isFetching}
            onRetry={() => void refetch()}
          >
            {t('stale.text')}
          </StaleNotice>
        </div>
      )}
      {children(data)}
    </>
  );
}

/** As `Loaded`, from the profile. */
export const LoadedProfile = ({ children }: { children: (profile: Profile) => ReactNode }) => (
  <Loaded query={profileQuery}>{children}</Loaded>
);
