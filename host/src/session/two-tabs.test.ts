import {
  api,
  asAnna,
  asMax,
  closeBrowser,
  nameIn,
  openBrowser,
  openTab,
  signedInTab,
} from './testing/tabs';

beforeEach(openBrowser);
afterEach(closeBrowser);

describe('two tabs', () => {
  it('sign out together', async () => {
    const first = await signedInTab();
    const second = await openTab();
    await second.sessionReady();
    await first.logout();
    expect(second.investor()).toBeNull();
    expect(second.ended).toHaveBeenCalledWith('signed-out');
  });

  it('sign out together while the second is still asking who is there', async () => {
    const first = await signedInTab();
    const second = await openTab();
    api.hold();
    const asked = second.sessionReady();
    const signedOut = first.logout();
    api.release();
    await Promise.all([asked, signedOut]);
    expect(second.investor()).toBeNull();
  });

  it('lose an expired session together', async () => {
    const first = await signedInTab();
    const second = await openTab();
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
    const second = await openTab();
    await second.sessionReady();
    expect(first.ended).toHaveBeenCalledWith('expired');
    expect(first.investor()).toBeNull();
  });

  it('sign in together', async () => {
    const visitor = await openTab();
    await visitor.sessionReady();
    const other = await openTab();
    await other.login(asAnna);
    await visitor.sessionReady();
    expect(nameIn(visitor)).toBe('Anna');
    expect(visitor.replaced).not.toHaveBeenCalled();
  });

  it('never show two investors', async () => {
    const first = await signedInTab();
    const second = await openTab();
    await second.login(asMax);
    await first.sessionReady();
    expect(nameIn(first)).toBe('Max');
    expect(first.replaced).toHaveBeenCalledTimes(1);
  });
});
