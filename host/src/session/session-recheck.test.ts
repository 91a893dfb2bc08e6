import { REFRESH_AFTER_MS } from './investor-refresh';
import { forgetInvestor } from './remembered-investor';
import { HEARD_WITHIN_MS, RECHECK_AFTER_MS, REFRESH_EVERY_MS } from './session-recheck';
import { anna } from './testing/investors';
import { api, asAnna, closeBrowser, openBrowser, openTab, type Tab } from './testing/tabs';

let tab: Tab;
let endWatch: () => void;
let visibility: DocumentVisibilityState = 'visible';

function show(state: DocumentVisibilityState): void {
  visibility = state;
  document.dispatchEvent(new Event('visibilitychange'));
}

beforeAll(async () => {
  jest.useFakeTimers();
  jest.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility);
  openBrowser();
  api.cookie = anna;
  tab = await openTab();
  await tab.sessionReady();
  endWatch = tab.watchVisibility();
});
beforeEach(() => {
  api.calls.length = 0;
});
afterAll(() => {
  closeBrowser();
  jest.useRealTimers();
  jest.restoreAllMocks();
});

it('asks again when the tab was hidden for more than 30 minutes', () => {
  show('hidden');
  jest.advanceTimersByTime(RECHECK_AFTER_MS + 1);
  show('visible');
  expect(api.calls).toEqual(['GET /auth/']);
});

it('asks again in a tab that was opened in the background, once it is seen', () => {
  endWatch();
  visibility = 'hidden';
  endWatch = tab.watchVisibility();
  jest.advanceTimersByTime(RECHECK_AFTER_MS + 1);
  show('visible');
  expect(api.calls).toEqual(['GET /auth/']);
});

it('learns what the office has decided when the tab is seen again, once in 30 seconds', async () => {
  show('hidden');
  jest.advanceTimersByTime(REFRESH_AFTER_MS + 1);
  api.cookie = { ...anna, profile_status: 'inactive' };
  show('visible');
  window.dispatchEvent(new Event('focus'));
  show('hidden');
  show('visible');
  expect(api.calls).toEqual(['GET /auth/']);
  await jest.advanceTimersByTimeAsync(REFRESH_AFTER_MS);
  expect(tab.investor()?.profile_status).toBe('inactive');
  window.dispatchEvent(new Event('focus'));
  expect(api.calls).toHaveLength(1);
  await jest.advanceTimersByTimeAsync(1);
  window.dispatchEvent(new Event('focus'));
  expect(api.calls).toHaveLength(2);
});

it('goes on learning it while the tab is seen, until nobody is at the page any more', () => {
  const end = tab.followInvestor();
  api.calls.length = 0;
  jest.advanceTimersByTime(2 * REFRESH_EVERY_MS);
  expect(api.calls).toHaveLength(2);
  visibility = 'hidden';
  jest.advanceTimersByTime(2 * REFRESH_EVERY_MS);
  expect(api.calls).toHaveLength(2);
  visibility = 'visible';
  end();
  jest.advanceTimersByTime(2 * REFRESH_EVERY_MS);
  expect(api.calls).toHaveLength(2);
});

it('hears within seconds that the session was ended elsewhere, without prolonging it', async () => {
  const end = tab.watchEnd();
  await jest.advanceTimersByTimeAsync(HEARD_WITHIN_MS);
  expect(api.calls).toEqual(['GET /auth/session']);
  visibility = 'hidden';
  await jest.advanceTimersByTimeAsync(2 * HEARD_WITHIN_MS);
  expect(api.calls).toHaveLength(1);
  visibility = 'visible';
  api.reachable = false;
  await jest.advanceTimersByTimeAsync(HEARD_WITHIN_MS);
  api.reachable = true;
  expect(tab.investor()).not.toBeNull();
  api.cookie = null;
  await jest.advanceTimersByTimeAsync(HEARD_WITHIN_MS);
  expect(tab.investor()).toBeNull();
  expect(tab.ended).toHaveBeenCalledWith('expired');
  end();
  await tab.login(asAnna);
  await tab.sessionReady();
});

it('does not ask while somebody is to sign in again in place', async () => {
  const release = tab.holdReload();
  api.cookie = null;
  await tab.recheckSession();
  api.calls.length = 0;
  jest.advanceTimersByTime(REFRESH_AFTER_MS + 1);
  window.dispatchEvent(new Event('focus'));
  expect(api.calls).not.toContain('GET /auth/');
  release();
  await tab.login(asAnna);
  await tab.sessionReady();
});

it('asks when the browser brings back a page that it had kept', () => {
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: false }));
  expect(api.calls).toEqual([]);
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  expect(api.calls).toEqual(['GET /auth/']);
});

it('ends at once a page that comes back after its investor has signed out elsewhere', () => {
  forgetInvestor();
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  expect(tab.investor()).toBeNull();
  expect(tab.ended).toHaveBeenCalledWith('signed-out');
  expect(api.calls).toEqual([]);
});
