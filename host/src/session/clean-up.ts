import {
  checkSession,
  cleanUpSession as cleanUp,
} from '@manzil/shared/contract/session/operations';
import { apiGet, apiSend, isApiError } from '@manzil/shared/runtime';
import { currentLanguage } from '../i18n';
import { oneAtATime } from './one-at-a-time';

/** Specification §4: what is left of a refused session goes, with the cookie; not what another tab has begun. */
export async function cleanUpSession(): Promise<void> {
  try {
    await oneAtATime(async () => {
      const { valid } = await apiGet(checkSession, {});
      if (!valid) await apiSend(cleanUp, currentLanguage());
    });
  } catch (error) {
    // A cookie that cannot be removed now grants nothing either.
    if (!isApiError(error)) throw error;
  }
}
