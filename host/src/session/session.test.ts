import { waitFor } from '@testing-library/react';
import { anna, max } from './testing/investors';
import {
  api,
  asAnna,
  asMax,
  closeBrowser,
  logged,
  nameIn,
  openBrowser,
  openTab,
  signedInTab,
} from './testing/tabs';

beforeEach(openBrowser);
afterEach(closeBrowser);

describe('one tab', () => {
  it('asks once who is there, however many pages want to know', async () => {
    api.cookie = anna;
    const tab = await openTab();
    await Promise.all([tab.sessionReady(), tab.sessionReady()]);
    await tab.sessionReady();
    expect(nameIn(tab)).toBe('Anna');
    expect(api.calls).toEqual(['GET /auth/']);
  });

  it('takes no late answer for a session that has been signed out of', async () => {
    const tab = await signedInTab();
    api.hold();
    const asked = tab.recheckSession();
    const signedOut = tab.logout();
    api.release();
    await Promise.all([asked, signedOut]);
    expect(tab.investor()).toBeNull();
    expect(localStorage).toHaveLength(0);
  });

  it('stays signed in when an answer from before the sign-in comes late', async () => {
    const tab = await openTab();
    api.hold();
    const asked = tab.sessionReady();
    const signedIn = tab.login(asAnna);
    api.release();
    await Promise.all([asked, signedIn]);
    expect(nameIn(tab)).toBe('Anna');
  });

  it('goes on with the investor it remembers when the API cannot be reached, and asks again for the next page', async () => {
    await signedInTab();
    api.reachable = false;
    const tab = await openTab();
    await tab.sessionReady();
    expect(nameIn(tab)).toBe('Anna');
    expect(tab.investor()?.email).toBe('');
    api.reachable = true;
    await tab.sessionReady();
    expect(tab.investor()?.email).toBe(anna.email);
  });

  it('keeps nothing of the investor it remembers when the cookie is somebody else’s', async () => {
    await signedInTab();
    sessionStorage.setItem('manzil.data.units', 'of Anna');
    api.cookie = max;
    const tab = await openTab();
    await tab.sessionReady();
    expect(nameIn(tab)).toBe('Max');
    expect(sessionStorage).toHaveLength(0);
    expect(tab.replaced).not.toHaveBeenCalled();
  });

  it('asks after a sign-in whether the session holds, and ends it where the browser kept no cookie', async () => {
    const tab = await signedInTab();
    expect(api.calls).toEqual(['POST /auth/login', 'GET /auth/']);
    await tab.sessionReady();
    api.keepsCookies = false;
    await tab.login(asMax);
    await tab.sessionReady();
    expect(tab.investor()).toBeNull();
    expect(tab.ended).toHaveBeenCalledWith('expired');
  });

  it('cleans up at the API what is left of a session that has run out', async () => {
    const tab = await signedInTab();
    api.cookie = null;
    await tab.recheckSession();
    await waitFor(() => expect(api.calls).toContain('POST /auth/session/cleanup'));
  });

  it('leaves the session alone that another tab has begun meanwhile', async () => {
    const tab = await signedInTab();
    const other = await openTab();
    api.cookie = null;
    const rechecked = tab.recheckSession();
    const signedIn = other.login(asMax);
    await Promise.all([rechecked, signedIn]);
    await waitFor(() => expect(api.calls).toContain('GET /auth/session'));
    await other.recheckSession();
    expect(api.calls).not.toContain('POST /auth/session/cleanup');
    expect(nameIn(other)).toBe('Max');
  });

  it('logs a failed check, and stays signed in where no answer came', async () => {
    const tab = await signedInTab();
    await tab.sessionReady();
    api.reachable = false;
    await tab.recheckSession();
    expect(logged).toHaveBeenLastCalledWith(
      'Error while checking user session',
      expect.objectContaining({ status: 0 }),
    );
    expect(nameIn(tab)).toBe('Anna');
  });

  it('says that the session has run out, and only then', async () => {
    const tab = await signedInTab();
    api.cookie = null;
    await tab.recheckSession();
    expect(logged).toHaveBeenLastCalledWith(
      'Error while checking user session',
      expect.objectContaining({ status: 401 }),
    );
    expect(tab.investor()).toBeNull();
    expect(tab.ended).toHaveBeenCalledWith('expired');
    expect(tab.sessionExpired()).toBe(true);
    await tab.login(asAnna);
    await tab.logout();
    expect(tab.sessionExpired()).toBe(false);
  });

  it('tells who comes back after the session has run out, but no new visitor', async () => {
    const visitor = await openTab();
    await visitor.sessionReady();
    expect(visitor.sessionExpired()).toBe(false);
    await signedInTab();
    api.cookie = null;
    const returning = await openTab();
    await returning.sessionReady();
    expect(returning.sessionExpired()).toBe(true);
    expect(returning.ended).not.toHaveBeenCalled();
  });

  it('leaves everything and starts anew when the API knows another investor', async () => {
    const tab = await signedInTab();
    sessionStorage.setItem('manzil.units', 'Annas');
    api.cookie = max;
    await tab.recheckSession();
    expect(tab.replaced).toHaveBeenCalledTimes(1);
    expect(nameIn(tab)).toBe('Max');
    expect(sessionStorage.getItem('manzil.units')).toBeNull();
  });

  it('survives a refusal of a request from before the sign-in, and asks once for several', async () => {
    const tab = await signedInTab();
    api.calls.length = 0;
    tab.doubtSession();
    tab.doubtSession();
    await tab.sessionReady();
    expect(nameIn(tab)).toBe('Anna');
    expect(api.calls).toEqual(['GET /auth/']);
  });
});
