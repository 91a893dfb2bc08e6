import type { Profile } from '@manzil/shared/contract/profile/profile';
import { currentInvestor, publish } from '@manzil/shared/runtime';
import { useUserPresent } from '@manzil/shared/ui/use-user-present';
import { type UseQueryOptions, useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect } from 'react';
import { watchedProfile } from './profile.api';
import { StaleData } from './stale-data';

type LoadedProps<Data> = {
  query: UseQueryOptions<Data, Error, Data, string[]>;
  children: (data: Data) => ReactNode;
};

export function Loaded<Data>({ query, children }: LoadedProps<Data>) {
  const result = useQuery(query);
  if (!result.data) return null;
  return (
    <>
      <StaleData query={result} />
      {children(result.data)}
    </>
  );
}

function StatusTold({ status: profile_status }: Pick<Profile, 'status'>): null {
  useEffect(() => {
    const known = currentInvestor()?.profile_status;
    if (known && known !== profile_status) publish('investor:changed', { profile_status });
  }, [profile_status]);
  return null;
}

export function LoadedProfile({ children }: { children: (profile: Profile) => ReactNode }) {
  const present = useUserPresent();
  return (
    <Loaded query={watchedProfile(present)}>
      {(profile) => (
        <>
          <StatusTold status={profile.status} />
          {children(profile)}
        </>
      )}
    </Loaded>
  );
}
