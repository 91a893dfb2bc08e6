import { waitFor } from '@testing-library/react';
import {
  api,
  asAnna,
  asMax,
  closeBrowser,
  nameIn,
  openBrowser,
  openTab,
  signedInTab,
  type Tab,
} from './testing/tabs';

let tab: Tab;
let regained: Promise<boolean>;
/** The next request after the session has been revoked, with something typed on the page. */
async function writeWithoutSession(): Promise<void> {
  tab = await signedInTab();
  sessionStorage.setItem('manzil.draft', 'Gärtnerstraße');
  tab.holdReload();
  api.cookie = null;
  regained = tab.doubtSession();
  await waitFor(() => expect(api.calls).toContain('POST /auth/session/cleanup'));
}

beforeEach(async () => {
  openBrowser();
  await writeWithoutSession();
});
afterEach(closeBrowser);

it('leaves the page as it is', () => {
  expect(nameIn(tab)).toBe('Anna');
  expect(tab.ended).not.toHaveBeenCalled();
  expect(sessionStorage.getItem('manzil.draft')).toBe('Gärtnerstraße');
});

it('goes on when the same investor signs in, here or in another tab', async () => {
  await tab.login(asAnna);
  expect(await regained).toBe(true);
  expect(sessionStorage.getItem('manzil.draft')).toBe('Gärtnerstraße');
  api.cookie = null;
  const again = tab.doubtSession();
  const other = await openTab();
  await other.login(asAnna);
  expect(await again).toBe(true);
});

it('ends when somebody else signs in', async () => {
  await tab.login(asMax);
  expect(await regained).toBe(false);
  expect(tab.replaced).toHaveBeenCalledTimes(1);
  expect(sessionStorage).toHaveLength(0);
});

it('ends when the user gives it up', async () => {
  tab.leave('expired');
  expect(await regained).toBe(false);
  expect(tab.investor()).toBeNull();
  expect(tab.ended).toHaveBeenCalledWith('expired');
  expect(sessionStorage).toHaveLength(0);
});

it('ends at once when another tab signs out', async () => {
  const other = await openTab();
  await other.logout();
  expect(await regained).toBe(false);
  expect(tab.ended).toHaveBeenCalledWith('signed-out');
});

it('once left does not keep a later session from going on', async () => {
  tab.leave('expired');
  expect(await regained).toBe(false);
  await tab.login(asAnna);
  expect(await tab.doubtSession()).toBe(true);
});
