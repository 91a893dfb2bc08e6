import { type Profile, ProfileInput } from '@manzil/shared/contract/profile/profile';
import { useApiForm } from '@manzil/shared/forms';
import { useWrite } from '@manzil/shared/forms/use-write';
import { isApiError, useTexts } from '@manzil/shared/runtime';
import { useState } from 'react';
import { profileQuery, storedProfile } from '../profile.api';
import { savePerson } from './person.api';
import { residenciesQuery } from './residencies.api';

type Options<Values extends Record<string, string>> = Parameters<
  typeof useApiForm<Values, ProfileInput, Profile>
>[0];

type PersonForm<Values extends Record<string, string>> = {
  profile: Profile;
  valuesOf: (profile: Profile) => Values;
  input: (typed: Values) => Omit<ProfileInput, 'version'>;
  words?: Options<Values>['words'];
  check?: Options<Values>['check'];
  told: string;
  close: () => void;
};

/** A form for one of the personal data, which have a version in common. */
export function usePersonForm<Values extends Record<string, string>>({
  profile,
  valuesOf,
  input,
  words = {},
  check = () => ({}),
  told,
  close,
}: PersonForm<Values>) {
  const { language } = useTexts('profile/profile');
  const [first] = useState(() => valuesOf(profile));

  /** Once more where another of the data has been changed meanwhile. @throws ApiError */
  async function send(data: ProfileInput): Promise<Profile> {
    try {
      return await savePerson(data, language);
    } catch (error) {
      if (!isApiError(error, 409)) throw error;
      const stored = await storedProfile();
      const now = valuesOf(stored);
      if (Object.entries(first).some(([name, value]) => now[name] !== value)) throw error;
      return savePerson({ ...data, version: stored.version }, language);
    }
  }

  const save = useWrite({
    send,
    answers: profileQuery.queryKey,
    // They have the same version.
    refreshes: [residenciesQuery.queryKey],
    told,
  });
  return useApiForm<Values, ProfileInput, Profile>({
    values: valuesOf(profile),
    schema: ProfileInput,
    input: (typed, version) => ({ ...input(typed), version }),
    words,
    check,
    leave: 'free',
    stored: {
      version: profile.version,
      read: storedProfile,
      of: (stored) => ({ values: valuesOf(stored), version: stored.version }),
    },
    send: save.send,
    sent: close,
  });
}
