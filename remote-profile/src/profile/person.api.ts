import { removeAvatar as removal } from '@manzil/shared/contract/avatars/operations';
import type { Identity } from '@manzil/shared/contract/credentials';
import * as operation from '@manzil/shared/contract/profile/operations';
import type {
  ErasureRequest,
  Profile,
  ProfileInput,
} from '@manzil/shared/contract/profile/profile';
import type { Language } from '@manzil/shared/contract/values';
import { apiSend, publish, queryClient } from '@manzil/shared/runtime';
import { profileQuery } from '../profile.api';

/** @throws ApiError */
export const savePerson = (input: ProfileInput, language: Language): Promise<Profile> =>
  apiSend(operation.changeProfile, language, { body: input });

/** @throws ApiError */
export const removeAvatar = (language: Language) => apiSend(removal, language);

export function showAvatar({ avatar }: { avatar: string | null }): void {
  queryClient.setQueryData(profileQuery.queryKey, (now) => now && { ...now, avatar });
  publish('investor:changed', { avatar });
}

/** As a file. @throws ApiError */
export async function exportedData(identity: Identity, language: Language): Promise<Blob> {
  const data = await apiSend(operation.exportProfile, language, { body: identity });
  return new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' });
}

/** @throws ApiError */
export const requestErasure = (identity: Identity, language: Language) =>
  apiSend(operation.requestErasure, language, { body: identity });

export function showErasureRequest({ requested_at }: ErasureRequest): void {
  queryClient.setQueryData(
    profileQuery.queryKey,
    (now) => now && { ...now, erasure_requested_at: requested_at },
  );
}
