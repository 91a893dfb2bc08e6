import { currentInvestor } from '@manzil/shared/runtime';
import { logoutPending } from './pending-logout';
import { hasSessionHint } from './remembered-investor';
import { leave, recheckSession } from './session';

/** Specification §4: 30 minutes hidden, then the session is checked again. */
export const RECHECK_AFTER_MS = 1_800_000;

/**
 * Asks for the session again when the tab is seen after 30 minutes, and when the browser brings a left page back.
 * @returns ends it
 */
export function watchVisibility(): () => void {
  const ended = new AbortController();
  const { signal } = ended;
  // A tab may have been opened in the background.
  let hiddenAt = document.visibilityState === 'hidden' ? Date.now() : undefined;
  document.addEventListener(
    'visibilitychange',
    () => {
      if (document.visibilityState === 'hidden') {
        hiddenAt = Date.now();
        return;
      }
      const longAway = hiddenAt !== undefined && Date.now() - hiddenAt > RECHECK_AFTER_MS;
      hiddenAt = undefined;
      if (longAway && currentInvestor()) void recheckSession();
    },
    { signal },
  );
  window.addEventListener(
    'online',
    () => {
      if (logoutPending()) void recheckSession();
    },
    { signal },
  );
  // A page kept for the back button has heard nothing of the other tabs. Without the hint its investor has signed out.
  window.addEventListener(
    'pageshow',
    ({ persisted }) => {
      if (!persisted) return;
      if (hasSessionHint() || logoutPending()) void recheckSession();
      else if (currentInvestor()) leave('signed-out');
    },
    { signal },
  );
  return () => ended.abort();
}
