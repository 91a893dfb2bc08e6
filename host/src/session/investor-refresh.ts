import { getSession } from '@manzil/shared/contract/session/operations';
import { apiGet, currentInvestor, isApiError } from '@manzil/shared/runtime';
import { interrupted$ } from './interruption';
import { begin, recheckSession } from './session';

/** A page that is seen again does not ask more often about the investor. */
export const REFRESH_AFTER_MS = 30_000;

let askedAt = Date.now();

export function ask(how: () => Promise<void>): void {
  askedAt = Date.now();
  void how();
}

/** Nobody waits for it, and what is asked or said meanwhile counts for more. */
async function refreshInvestor(): Promise<void> {
  const known = currentInvestor();
  const isLatest = () => currentInvestor() === known;
  try {
    const investor = await apiGet(getSession, {});
    if (isLatest()) begin(investor);
  } catch (error) {
    if (isApiError(error, 401) && isLatest()) void recheckSession();
  }
}

/** As when the office has decided on a document. */
export function refreshKnown(): void {
  const isKnown = currentInvestor() && !interrupted$.value;
  if (isKnown && Date.now() - askedAt > REFRESH_AFTER_MS) ask(refreshInvestor);
}
