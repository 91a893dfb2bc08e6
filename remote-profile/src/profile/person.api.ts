import { Avatar } from '@manzil/shared/contract/avatars';
import {
  ErasureRequest,
  Profile,
  ProfileExport,
  type ProfileInput,
} from '@manzil/shared/contract/profile';
import type { Language } from '@manzil/shared/contract/values';
import { apiSend, publish, queryClient } from '@manzil/shared/runtime';
import { profileQuery } from '../profile.api';

/** @throws ApiError */
export const savePerson = (input: ProfileInput, language: Language): Promise<Profile> =>
  apiSend('PATCH', '/profile', input, Profile, language);

/** @throws ApiError */
export const removeAvatar = (language: Language) =>
  apiSend('DELETE', '/profile/avatar', null, Avatar, language);

/** Shows another picture wherever the investor is shown. */
export function showAvatar({ avatar }: { avatar: string | null }): void {
  queryClient.setQueryData(profileQuery.queryKey, (now) => now && { ...now, avatar });
  publish('investor:changed', { avatar });
}

/** As a file. @throws ApiError */
export async function exportedData(password: string, language: Language): Promise<Blob> {
  const data = await apiSend('POST', '/profile/export', { password }, ProfileExport, language);
  return new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' });
}

/** @throws ApiError */
export const requestErasure = (password: string, language: Language) =>
  apiSend('POST', '/profile/erasure-request', { password }, ErasureRequest, language);

export function showErasureRequest({ requested_at }: ErasureRequest): void {
  queryClient.setQueryData(
    profileQuery.queryKey,
    (now) => now && { ...now, erasure_requested_at: requested_at },
  );
}
