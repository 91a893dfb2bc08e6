import type { Profile } from '@manzil/shared/contract/profile';
import { useWords } from '@manzil/shared/runtime';
import { StaleNotice } from '@manzil/shared/ui/stale-notice';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import styles from './loaded-profile.module.css';
import { profileQuery } from './profile.api';

/** Renders a screen from the profile that its route has loaded, and says so where it could not be refreshed. */
export function LoadedProfile({ children }: { children: (profile: Profile) => ReactNode }) {
  const { t } = useWords('profile');
  const { data, isError, isFetching, refetch } = useQuery(profileQuery);
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
