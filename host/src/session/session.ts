import { getSession } from '@manzil/shared/contract/session/operations';
import type { Investor } from '@manzil/shared/contract/session/session';
import {
  apiGet,
  currentInvestor,
  isApiError,
  isReloadHeld,
  queryClient,
  setInvestor,
  subscribe,
} from '@manzil/shared/runtime';
import { keepReturnPath } from '../routing/return-path';
import { endInterruption, interrupt, interrupted$, interruptionOver } from './interruption';
import { oneAtATime } from './one-at-a-time';
import { deliverLogout, dropPendingLogout, logoutPending } from './pending-logout';
import {
  forgetInvestor,
  hasSessionHint,
  rememberedInvestor,
  rememberInvestor,
} from './remembered-investor';
import { hearTabs, tellTabs } from './session-news';

export type SessionEvents = {
  /** The session this page worked in is over: signed out in another tab, or no longer accepted by the API. */
  ended: (why: 'signed-out' | 'expired') => void;
  /** Somebody else is signed in now: nothing on this page is theirs. */
  replaced: () => void;
};

let events: SessionEvents = { ended: () => undefined, replaced: () => undefined };
let checking: Promise<void> | undefined;
/** Counts what has been learnt about the session. An answer to an older question is dropped. */
let latest = 0;
let expired = false;
let doubt: Promise<void> | undefined;

/** By other means than asking: questions under way no longer matter. */
function settle(): void {
  latest += 1;
  checking = Promise.resolve();
}

/** Browsers keep preloaded data that nobody has read as long as the page lives, and would give it to the next user. */
function dropPreloadedData(): void {
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel=preload][as=fetch]')) {
    fetch(link.href, { credentials: 'include' }).catch(() => undefined);
    link.remove();
  }
}

function forgetEverything(): void {
  queryClient.clear();
  dropPreloadedData();
  forgetInvestor();
  keepReturnPath('/');
}

export function begin(investor: Investor): void {
  const working = currentInvestor() !== null;
  // What was kept for the investor of before is in the cache already.
  const before = currentInvestor() ?? rememberedInvestor();
  const other = before !== null && before.investor_id !== investor.investor_id;
  if (other) forgetEverything();
  expired = false;
  rememberInvestor(investor);
  setInvestor(investor);
  if (interrupted$.value) {
    endInterruption(!other);
    // Answers that were refused meanwhile.
    if (!other) void queryClient.invalidateQueries();
  }
  if (other && working) events.replaced();
}

function end(why: 'signed-out' | 'expired'): void {
  // Several tabs may hear of one end, and tell each other.
  expired = why === 'expired' && (expired || currentInvestor() !== null || hasSessionHint());
  forgetEverything();
  settle();
  setInvestor(null);
  endInterruption(false);
}

export function leave(why: 'signed-out' | 'expired'): void {
  const working = currentInvestor() !== null;
  end(why);
  if (working) events.ended(why);
}

async function check(): Promise<void> {
  latest += 1;
  const question = latest;
  let investor: Investor;
  try {
    // A session that was to end is no session, whatever the API says of its cookie.
    if (logoutPending()) {
      leave('signed-out');
      void deliverLogout();
      return;
    }
    investor = await apiGet(getSession, {});
  } catch (error) {
    if (question !== latest) return checking;
    // biome-ignore lint/suspicious/noConsole: specification §8, a failed check is logged in these words
    console.error('Error while checking user session', error);
    if (isApiError(error, 401)) {
      loseSession();
      return;
    }
    // Not reachable is not signed out: the investor this device remembers stays, and the next page asks again.
    checking = undefined;
    const remembered = rememberedInvestor();
    if (!currentInvestor() && remembered) setInvestor(remembered);
    return;
  }
  if (question !== latest) return checking;
  begin(investor);
}

/** Where something is typed or being sent, the page stays. */
function expire(): void {
  if (currentInvestor() && isReloadHeld()) interrupt();
  else leave('expired');
}

function loseSession(): void {
  const known = currentInvestor() ?? rememberedInvestor();
  expire();
  if (!known) return;
  tellTabs({ event: 'expired' });
  // Not needed before a session is lost, and lost without harm where it cannot be had.
  import(/* webpackChunkName: "clean-up" */ './clean-up').then(
    ({ cleanUpSession }) => cleanUpSession(),
    () => undefined,
  );
}

export function watchSession(handlers: SessionEvents): void {
  events = handlers;
  subscribe('investor:changed', (change) => {
    const investor = currentInvestor();
    if (investor && !interrupted$.value) begin({ ...investor, ...change });
  });
  hearTabs((news) => {
    if (news.event === 'signed-in') {
      const known = !interrupted$.value && currentInvestor()?.investor_id === news.investor_id;
      if (!known) void recheckSession();
    } else if (news.event === 'expired') expire();
    else leave(news.event);
  });
}

/** Asks the API once; later calls share the answer. */
export function sessionReady(): Promise<void> {
  checking ??= check();
  return checking;
}

/** The refused request may be an old one; several ask once. @returns whether the same investor has a session (again) */
export async function doubtSession(): Promise<boolean> {
  const investor = currentInvestor();
  if (!investor) return false;
  if (!interrupted$.value) {
    doubt ??= recheckSession().finally(() => {
      doubt = undefined;
    });
    await doubt;
  }
  return (await interruptionOver()) && currentInvestor()?.investor_id === investor.investor_id;
}

export function recheckSession(): Promise<void> {
  checking = check();
  return checking;
}

/** On a page for everybody: asks only where there is a session to begin or to end. Few pages wait for it. */
export async function greet(): Promise<void> {
  if (hasSessionHint() || logoutPending()) await sessionReady();
}

/** Whether the user was signed in until the session came to its end by itself. */
export const sessionExpired = (): boolean => expired;

/** @throws what `ask` throws */
export async function beginBy(ask: () => Promise<Investor>): Promise<void> {
  const investor = await oneAtATime(async () => {
    const signedIn = await ask();
    dropPendingLogout();
    return signedIn;
  });
  if (currentInvestor() && !interrupted$.value) end('signed-out');
  settle();
  begin(investor);
  tellTabs({ event: 'signed-in', investor_id: investor.investor_id });
  // Specification §4, and the proof that the browser has kept the cookie.
  void recheckSession();
}

/** Here and in all tabs. The device forgets at once, even when the API cannot be reached. */
export function logout(): Promise<void> {
  const delivered = deliverLogout();
  end('signed-out');
  tellTabs({ event: 'signed-out' });
  return delivered;
}
