import { waitFor } from '@testing-library/react';
import { anna, max } from './testing/investors';
import { api, asMax, closeBrowser, nameIn, openBrowser, signedInTab } from './testing/tabs';
import {
  greetLater,
  laterTab,
  signedOutMeanwhile,
  signedOutUnheard,
} from './testing/unheard-sign-out';

beforeEach(openBrowser);
afterEach(closeBrowser);

describe('a sign-out that does not reach the API', () => {
  it('is made up for on a page for everybody too', async () => {
    await signedOutMeanwhile();
    await greetLater();
    await waitFor(() => expect(api.cookie).toBeNull());
  });

  it('keeps nobody waiting who opens a page meanwhile', async () => {
    await signedOutMeanwhile();
    api.hold();
    const later = await laterTab();
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
    const tab = await signedOutUnheard();
    expect(tab.investor()).toBeNull();

    api.reachable = true;
    const later = await laterTab();
    expect(later.investor()).toBeNull();
    await waitFor(() => expect(localStorage).toHaveLength(0));
    expect(api.cookie).toBeNull();
  });

  it('stays a sign-out while the API stays away', async () => {
    await signedOutUnheard();
    const later = await laterTab();
    expect(later.investor()).toBeNull();
    expect(api.cookie).toBe(anna);
  });

  it('does not end the session of who signs in next', async () => {
    const tab = await signedOutMeanwhile();
    await tab.login(asMax);
    const later = await laterTab();
    expect(nameIn(later)).toBe('Max');
  });

  it('is not made up for once somebody is signing in', async () => {
    const tab = await signedOutMeanwhile();
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
