import { waitFor } from '@testing-library/react';
import { anna, closeBrowser, max, openTab, SessionApi, type Tab } from './testing/tabs';

const asAnna = { email: anna.email, password: 'Marina-Walk-2026!' };
const asMax = { email: max.email, password: 'Marina-Walk-2026!' };
const name = (tab: Tab): string | undefined => tab.investor()?.first_name;

let api: SessionApi;
let logged: jest.SpyInstance;

beforeEach(() => {
  api = new SessionApi();
  logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  closeBrowser();
  logged.mockRestore();
});

async function signedInTab(): Promise<Tab> {
  const tab = await openTab(api);
  await tab.login(asAnna);
  return tab;
}

describe('one tab', () => {
  it('asks once who is there, however many pages want to know', async () => {
    api.cookie = anna;
    const tab = await openTab(api);
    await Promise.all([tab.sessionReady(), tab.sessionReady()]);
    await tab.sessionReady();
    expect(name(tab)).toBe('Anna');
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
    const tab = await openTab(api);
    api.hold();
    const asked = tab.sessionReady();
    const signedIn = tab.login(asAnna);
    api.release();
    await Promise.all([asked, signedIn]);
    expect(name(tab)).toBe('Anna');
  });

  it('goes on with the investor it remembers when the API cannot be reached, and asks again for the next page', async () => {
    await signedInTab();
    api.reachable = false;
    const tab = await openTab(api);
    await tab.sessionReady();
    expect(name(tab)).toBe('Anna');
    expect(tab.investor()?.email).toBe('');
    api.reachable = true;
    await tab.sessionReady();
    expect(tab.investor()?.email).toBe(anna.email);
  });

  it('keeps nothing of the investor it remembers when the cookie is somebody else’s', async () => {
    await signedInTab();
    sessionStorage.setItem('manzil.data.units', 'of Anna');
    api.cookie = max;
    const tab = await openTab(api);
    await tab.sessionReady();
    expect(name(tab)).toBe('Max');
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
    const other = await openTab(api);
    api.cookie = null;
    const rechecked = tab.recheckSession();
    const signedIn = other.login(asMax);
    await Promise.all([rechecked, signedIn]);
    await waitFor(() => expect(api.calls).toContain('GET /auth/session'));
    await other.recheckSession();
    expect(api.calls).not.toContain('POST /auth/session/cleanup');
    expect(name(other)).toBe('Max');
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
    expect(name(tab)).toBe('Anna');
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
    const visitor = await openTab(api);
    await visitor.sessionReady();
    expect(visitor.sessionExpired()).toBe(false);
    await signedInTab();
    api.cookie = null;
    const returning = await openTab(api);
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
    expect(name(tab)).toBe('Max');
    expect(sessionStorage.getItem('manzil.units')).toBeNull();
  });

  it('survives a refusal of a request from before the sign-in, and asks once for several', async () => {
    const tab = await signedInTab();
    api.calls.length = 0;
    tab.doubtSession();
    tab.doubtSession();
    await tab.sessionReady();
    expect(name(tab)).toBe('Anna');
    expect(api.calls).toEqual(['GET /auth/']);
  });
});

describe('a sign-out that does not reach the API', () => {
  it('is made up for on a page for everybody too', async () => {
    const tab = await signedInTab();
    api.reachable = false;
    await tab.logout();
    api.reachable = true;
    const later = await openTab(api);
    later.greet();
    await waitFor(() => expect(api.cookie).toBeNull());
  });

  it('keeps nobody waiting who opens a page meanwhile', async () => {
    const tab = await signedInTab();
    api.reachable = false;
    await tab.logout();
    api.reachable = true;
    api.hold();
    const later = await openTab(api);
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
    const later = await openTab(api);
    await later.sessionReady();
    expect(later.investor()).toBeNull();
    await waitFor(() => expect(localStorage).toHaveLength(0));
    expect(api.cookie).toBeNull();
  });

  it('stays a sign-out while the API stays away', async () => {
    const tab = await signedInTab();
    api.reachable = false;
    await tab.logout();
    const later = await openTab(api);
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
    const later = await openTab(api);
    await later.sessionReady();
    expect(name(later)).toBe('Max');
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
    expect(name(tab)).toBe('Max');
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
    expect(name(tab)).toBe('Max');
  });
});

describe('two tabs', () => {
  it('sign out together', async () => {
    const first = await signedInTab();
    const second = await openTab(api);
    await second.sessionReady();
    await first.logout();
    expect(second.investor()).toBeNull();
    expect(second.ended).toHaveBeenCalledWith('signed-out');
  });

  it('sign out together while the second is still asking who is there', async () => {
    const first = await signedInTab();
    const second = await openTab(api);
    api.hold();
    const asked = second.sessionReady();
    const signedOut = first.logout();
    api.release();
    await Promise.all([asked, signedOut]);
    expect(second.investor()).toBeNull();
  });

  it('lose an expired session together', async () => {
    const first = await signedInTab();
    const second = await openTab(api);
    await second.sessionReady();
    api.cookie = null;
    first.doubtSession();
    await first.sessionReady();
    expect(second.ended).toHaveBeenCalledWith('expired');
    expect(second.sessionExpired()).toBe(true);
  });

  it('lose an expired session together when the one that finds out has just been opened', async () => {
    const first = await signedInTab();
    await first.sessionReady();
    api.cookie = null;
    const second = await openTab(api);
    await second.sessionReady();
    expect(first.ended).toHaveBeenCalledWith('expired');
    expect(first.investor()).toBeNull();
  });

  it('sign in together', async () => {
    const visitor = await openTab(api);
    await visitor.sessionReady();
    const other = await openTab(api);
    await other.login(asAnna);
    await visitor.sessionReady();
    expect(name(visitor)).toBe('Anna');
    expect(visitor.replaced).not.toHaveBeenCalled();
  });

  it('never show two investors', async () => {
    const first = await signedInTab();
    const second = await openTab(api);
    await second.login(asMax);
    await first.sessionReady();
    expect(name(first)).toBe('Max');
    expect(first.replaced).toHaveBeenCalledTimes(1);
  });
});
