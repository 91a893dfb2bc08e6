import type { Profile } from '@manzil/shared/contract/profile';
import { Button } from '@manzil/shared/ui/button';
import { Notice } from '@manzil/shared/ui/notice';
import { useQuery } from '@tanstack/react-query';
import { RefreshCw, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './loaded-profile.module.css';
import { profileQuery } from './profile.api';
import { useWords } from './words';

/** Renders a screen from the profile that its route has loaded, and says so where it could not be refreshed. */
export function LoadedProfile({ children }: { children: (profile: Profile) => ReactNode }) {
  const { t } = useWords();
  const { data, isError, isFetching, refetch } = useQuery(profileQuery);
  if (!data) return null;
  return (
    <>
      {isError && (
        <div className={styles.stale}>
          <Notice
            tone="warn"
            icon={TriangleAlert}
            title={t('stale.title')}
            action={
              <Button
                variant="quiet"
                icon={RefreshCw}
                busy={isFetching}
                onClick={() => void refetch()}
              >
                {t('stale.retry')}
              </Button>
            }
          >
            {t('stale.text')}
          </Notice>
        </div>
      )}
      {children(data)}
    </>
  );
}
