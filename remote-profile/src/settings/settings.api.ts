import {
  type ChangePasswordInput,
  type OpenSession,
  OpenSessionList,
  SessionsEnded,
} from '@manzil/shared/contract/account';
import { Done } from '@manzil/shared/contract/session';
import { Settings } from '@manzil/shared/contract/settings';
import type { Language } from '@manzil/shared/contract/values';
import { apiGet, apiSend, isApiError } from '@manzil/shared/runtime';
import { queryOptions } from '@tanstack/react-query';

export const settingsQuery = queryOptions({
  queryKey: ['settings'],
  queryFn: ({ signal }) => apiGet('/settings', Settings, signal),
});

export const sessionsQuery = queryOptions({
  queryKey: ['sessions'],
  queryFn: ({ signal }) => apiGet('/auth/sessions', OpenSessionList, signal),
});

/** As they are stored now. @throws ApiError */
export const storedSettings = (): Promise<Settings> => apiGet('/settings', Settings);

/** The whole of them. @throws ApiError */
export const saveSettings = (settings: Settings, language: Language): Promise<Settings> =>
  apiSend('PUT', '/settings', settings, Settings, language);

/** @throws ApiError */
export const changePassword = (input: ChangePasswordInput, language: Language) =>
  apiSend('POST', '/account/password', input, Done, language);

/** One that has ended meanwhile is as it should be. @throws ApiError */
export async function endSession({ session_id }: OpenSession, language: Language): Promise<void> {
  try {
    await apiSend('DELETE', `/auth/sessions/${session_id}`, null, Done, language);
  } catch (error) {
    if (!isApiError(error, 404)) throw error;
  }
}

/** @throws ApiError */
export async function endOtherSessions(language: Language): Promise<void> {
  await apiSend('POST', '/auth/sessions/revoke-others', null, SessionsEnded, language);
}
