import { forgetInvestor } from './remembered-investor';
import { RECHECK_AFTER_MS } from './session-recheck';
import { anna } from './testing/investors';
import { api, closeBrowser, openBrowser, openTab, type Tab } from './testing/tabs';

let tab: Tab;
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
  tab.watchVisibility();
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
  visibility = 'hidden';
  const end = tab.watchVisibility();
  jest.advanceTimersByTime(RECHECK_AFTER_MS + 1);
  show('visible');
  expect(api.calls).toEqual(['GET /auth/']);
  end();
});

it('does not ask after exactly 30 minutes or less', () => {
  show('hidden');
  jest.advanceTimersByTime(RECHECK_AFTER_MS);
  show('visible');
  show('hidden');
  show('visible');
  expect(api.calls).toEqual([]);
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
