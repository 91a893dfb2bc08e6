import * as passwords from '@manzil/shared/contract/passwords/operations';
import type { ChangePasswordInput } from '@manzil/shared/contract/passwords/passwords';
import type { OpenSession } from '@manzil/shared/contract/sessions/open-sessions';
import * as sessions from '@manzil/shared/contract/sessions/operations';
import { changeSettings, getSettings } from '@manzil/shared/contract/settings/operations';
import type { Settings } from '@manzil/shared/contract/settings/settings';
import type { Language } from '@manzil/shared/contract/values';
import { apiGet, apiSend, isApiError, readQuery } from '@manzil/shared/runtime';
import { queryOptions } from '@tanstack/react-query';

export const settingsQuery = queryOptions(readQuery(getSettings));

export const sessionsQuery = queryOptions(readQuery(sessions.listSessions));

/** As they are stored now. @throws ApiError */
export const storedSettings = (): Promise<Settings> => apiGet(getSettings, {});

/** The whole of them. @throws ApiError */
export const saveSettings = (settings: Settings, language: Language): Promise<Settings> =>
  apiSend(changeSettings, language, { body: settings });

/** @throws ApiError */
export const changePassword = (input: ChangePasswordInput, language: Language) =>
  apiSend(passwords.changePassword, language, { body: input });

/** One that has ended meanwhile is as it should be. @throws ApiError */
export async function endSession({ session_id }: OpenSession, language: Language): Promise<void> {
  try {
    await apiSend(sessions.endSession, language, { params: { session_id } });
  } catch (error) {
    if (!isApiError(error, 404)) throw error;
  }
}

/** @throws ApiError */
export async function endOtherSessions(language: Language): Promise<void> {
  await apiSend(sessions.endOtherSessions, language);
}
