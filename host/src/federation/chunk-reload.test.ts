import { forgetInvestor } from '../session/remembered-investor';
import { mayReload, reloadOnce } from './chunk-reload';

const now = 1_000_000;

test('a lost chunk reloads the page once', () => {
  expect(mayReload('units', [], now)).toBe(true);
  expect(mayReload('units', [{ remote: 'units', at: now - 1_000 }], now)).toBe(false);
});

test('the same remote may reload again after a minute', () => {
  expect(mayReload('units', [{ remote: 'units', at: now - 60_001 }], now)).toBe(true);
});

test('no more than two reloads happen within a minute, whatever the remotes', () => {
  const reloads = [
    { remote: 'units', at: now - 20_000 },
    { remote: 'faq', at: now - 10_000 },
  ];
  expect(mayReload('profile', reloads, now)).toBe(false);
});

test('a sign-out does not allow a chunk that is still lost to reload the page again', async () => {
  // jsdom says so where a page would navigate.
  const navigated = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  void reloadOnce('units');
  expect(navigated).toHaveBeenCalledTimes(1);
  forgetInvestor();
  await reloadOnce('units');
  expect(navigated).toHaveBeenCalledTimes(1);
  navigated.mockRestore();
});
