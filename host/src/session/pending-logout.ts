import { signOut } from '@manzil/shared/contract/session/operations';
import { apiSend, isApiError } from '@manzil/shared/runtime';
import { currentLanguage } from '../i18n';
import { oneAtATime } from './one-at-a-time';

// Outside the names that `forgetInvestor` removes: it says nothing about the investor and must outlive the session.
const KEY = 'manzil-logout';

/** Somebody signed out and the API has not heard of it: the cookie would still be good. */
export function logoutPending(): boolean {
  try {
    return localStorage.getItem(KEY) !== null;
  } catch {
    return false;
  }
}

/** @returns false where storage is denied: the sign-out is told now or not at all */
function noteLogout(): boolean {
  try {
    localStorage.setItem(KEY, '1');
    return true;
  } catch {
    return false;
  }
}

export function dropPendingLogout(): void {
  try {
    localStorage.removeItem(KEY);
  } catch {
    // Storage that is denied holds no note.
  }
}

/** What could not be delivered is noted, for `logoutPending`. */
export async function deliverLogout(): Promise<void> {
  const noted = noteLogout();
  await oneAtATime(async () => {
    // A sign-in that came before has taken the note back: its session stays.
    if (noted && !logoutPending()) return;
    try {
      await apiSend(signOut, currentLanguage());
    } catch (error) {
      if (!isApiError(error)) throw error;
      // Without a session there is nothing left to end.
      if (error.status !== 401) return;
    }
    dropPendingLogout();
  });
}
