import {
  asAnna,
  asMax,
  closeBrowser,
  nameIn,
  openTab,
  SessionApi,
  signedInTab,
} from './testing/tabs';

let api: SessionApi;

beforeEach(() => {
  api = new SessionApi();
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  closeBrowser();
  jest.restoreAllMocks();
});

describe('two tabs', () => {
  it('sign out together', async () => {
    const first = await signedInTab(api);
    const second = await openTab(api);
    await second.sessionReady();
    await first.logout();
    expect(second.investor()).toBeNull();
    expect(second.ended).toHaveBeenCalledWith('signed-out');
  });

  it('sign out together while the second is still asking who is there', async () => {
    const first = await signedInTab(api);
    const second = await openTab(api);
    api.hold();
    const asked = second.sessionReady();
    const signedOut = first.logout();
    api.release();
    await Promise.all([asked, signedOut]);
    expect(second.investor()).toBeNull();
  });

  it('lose an expired session together', async () => {
    const first = await signedInTab(api);
    const second = await openTab(api);
    await second.sessionReady();
    api.cookie = null;
    first.doubtSession();
    await first.sessionReady();
    expect(second.ended).toHaveBeenCalledWith('expired');
    expect(second.sessionExpired()).toBe(true);
  });

  it('lose an expired session together when the one that finds out has just been opened', async () => {
    const first = await signedInTab(api);
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
    expect(nameIn(visitor)).toBe('Anna');
    expect(visitor.replaced).not.toHaveBeenCalled();
  });

  it('never show two investors', async () => {
    const first = await signedInTab(api);
    const second = await openTab(api);
    await second.login(asMax);
    await first.sessionReady();
    expect(nameIn(first)).toBe('Max');
    expect(first.replaced).toHaveBeenCalledTimes(1);
  });
});
