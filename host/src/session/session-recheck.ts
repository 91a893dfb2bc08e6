import { checkSession } from '@manzil/shared/contract/session/operations';
import { apiGet, currentInvestor } from '@manzil/shared/runtime';
import { interrupted$ } from './interruption';
import { ask, refreshKnown } from './investor-refresh';
import { logoutPending } from './pending-logout';
import { hasSessionHint } from './remembered-investor';
import { leave, recheckSession } from './session';

/** Specification §4, for a hidden tab. */
export const RECHECK_AFTER_MS = 1_800_000;

/** While somebody is at a page. */
export const REFRESH_EVERY_MS = 180_000;

/** A session that was ended elsewhere is gone from a page that is seen within this time. */
export const HEARD_WITHIN_MS = 4_000;

/**
 * Checks a tab again that is seen after 30 min or brought back; sooner, what has changed of the investor.
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
      if (longAway && currentInvestor()) ask(recheckSession);
      else refreshKnown();
    },
    { signal },
  );
  window.addEventListener('focus', refreshKnown, { signal });
  window.addEventListener(
    'online',
    () => {
      if (logoutPending()) ask(recheckSession);
    },
    { signal },
  );
  // A page kept for the back button has heard nothing of the other tabs. Without the hint its investor has signed out.
  window.addEventListener(
    'pageshow',
    ({ persisted }) => {
      if (!persisted) return;
      if (hasSessionHint() || logoutPending()) ask(recheckSession);
      else if (currentInvestor()) leave('signed-out');
    },
    { signal },
  );
  return () => ended.abort();
}

/** While the tab is seen: each time prolongs the session, so somebody must be at the page. @returns ends it */
export function followInvestor(): () => void {
  refreshKnown();
  const timer = setInterval(() => {
    if (document.visibilityState === 'visible') refreshKnown();
  }, REFRESH_EVERY_MS);
  return () => clearInterval(timer);
}

/** Whether the session still is: asking does not prolong it, so nobody has to be at the page. @returns ends it */
export function watchEnd(): () => void {
  let asking = false;
  async function look(): Promise<void> {
    const known = currentInvestor()?.investor_id;
    if (!known || asking || interrupted$.value || document.visibilityState !== 'visible') return;
    asking = true;
    // Not reachable is not ended.
    const { valid } = await apiGet(checkSession, {}).catch(() => ({ valid: true }));
    asking = false;
    if (!valid && currentInvestor()?.investor_id === known) ask(recheckSession);
  }
  const timer = setInterval(() => void look(), HEARD_WITHIN_MS);
  return () => clearInterval(timer);
}
