import { waitFor } from '@testing-library/react';
import { anna, max } from './testing/investors';
import {
  api,
  asMax,
  closeBrowser,
  nameIn,
  openBrowser,
  openTab,
  signedInTab,
} from './testing/tabs';

beforeEach(openBrowser);
afterEach(closeBrowser);

describe('a sign-out that does not reach the API', () => {
  it('is made up for on a page for everybody too', async () => {
    const tab = await signedInTab();
    api.reachable = false;
    await tab.logout();
    api.reachable = true;
    const later = await openTab();
    later.greet();
    await waitFor(() => expect(api.cookie).toBeNull());
  });

  it('keeps nobody waiting who opens a page meanwhile', async () => {
    const tab = await signedInTab();
    api.reachable = false;
    await tab.logout();
    api.reachable = true;
    api.hold();
    const later = await openTab();
    await later.sessionReady();
    expect(later.investor()).toBeNull();
    expect(api.calls.at(-1)).toBe('POST /auth/logout');
    api.release();
    await waitFor(() => expect(localStorage).toHaveLength(0));
  });

  it('ends a page that has not heard of it', async () => {
    const tab = await signedInTab();
    localStorage.setItem('manzil-logout', '1');
    await tab.recheckSession();
    expect(tab.investor()).toBeNull();
    expect(tab.ended).toHaveBeenCalledWith('signed-out');
    await waitFor(() => expect(api.cookie).toBeNull());
  });

  it('signs out here at once, is made up for later, and the cookie is believed no more until then', async () => {
    const tab = await signedInTab();
    api.reachable = false;
    await tab.logout();
    expect(tab.investor()).toBeNull();

    api.reachable = true;
    const later = await openTab();
    await later.sessionReady();
    expect(later.investor()).toBeNull();
    await waitFor(() => expect(localStorage).toHaveLength(0));
    expect(api.cookie).toBeNull();
  });

  it('stays a sign-out while the API stays away', async () => {
    const tab = await signedInTab();
    api.reachable = false;
    await tab.logout();
    const later = await openTab();
    await later.sessionReady();
    expect(later.investor()).toBeNull();
    expect(api.cookie).toBe(anna);
  });

  it('does not end the session of who signs in next', async () => {
    const tab = await signedInTab();
    api.reachable = false;
    await tab.logout();
    api.reachable = true;
    await tab.login(asMax);
    const later = await openTab();
    await later.sessionReady();
    expect(nameIn(later)).toBe('Max');
  });

  it('is not made up for once somebody is signing in', async () => {
    const tab = await signedInTab();
    api.reachable = false;
    await tab.logout();
    api.reachable = true;
    api.hold();
    const signedIn = tab.login(asMax);
    const checked = tab.recheckSession();
    api.release();
    await Promise.all([signedIn, checked]);
    await tab.recheckSession();
    expect(api.cookie).toBe(max);
    expect(nameIn(tab)).toBe('Max');
  });

  it('lets the answer to a sign-out under way come before the next sign-in is sent', async () => {
    const tab = await signedInTab();
    api.hold();
    const signedOut = tab.logout();
    const signedIn = tab.login(asMax);
    api.release();
    await Promise.all([signedOut, signedIn]);
    expect(api.calls.slice(-3)).toEqual(['POST /auth/logout', 'POST /auth/login', 'GET /auth/']);
    expect(api.cookie).toBe(max);
    expect(nameIn(tab)).toBe('Max');
  });
});

it('where storages are taken away meanwhile the page still forgets who was signed in', async () => {
  const tab = await signedInTab();
  const denied = jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  await tab.logout();
  denied.mockRestore();
  expect(tab.investor()).toBeNull();
});
