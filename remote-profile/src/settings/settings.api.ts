import {
  type ChangePasswordInput,
  type OpenSession,
  OpenSessionList,
  SessionsEnded,
} from '@manzil/shared/contract/account';
import { Done } from '@manzil/shared/contract/session';
import { Settings } from '@manzil/shared/contract/settings';
import type { Language } from '@manzil/shared/contract/values';
import { apiGet, apiSend } from '@manzil/shared/runtime';
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

/** @throws ApiError */
export const endSession = ({ session_id }: OpenSession, language: Language) =>
  apiSend('DELETE', `/auth/sessions/${session_id}`, null, Done, language);

/** @throws ApiError */
export const endOtherSessions = (language: Language) =>
  apiSend('POST', '/auth/sessions/revoke-others', null, SessionsEnded, language);
