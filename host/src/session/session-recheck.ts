import { currentInvestor } from '@manzil/shared/runtime';
import { recheckSession } from './session';

/** Specification §4: 30 minutes hidden, then the session is checked again. */
export const RECHECK_AFTER_MS = 1_800_000;

/** Watches the tab; when it becomes visible after 30 minutes, checks the session and calls `ended` if it is over. */
export function watchVisibility(ended: () => void): void {
  let hiddenAt: number | undefined;
  document.addEventListener('visibilitychange', async () => {
    if (document.visibilityState === 'hidden') {
      hiddenAt = Date.now();
      return;
    }
    const longAway = hiddenAt !== undefined && Date.now() - hiddenAt > RECHECK_AFTER_MS;
    hiddenAt = undefined;
    if (!longAway || !currentInvestor()) return;
    await recheckSession();
    if (!currentInvestor()) ended();
  });
}
