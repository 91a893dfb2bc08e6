import { mayReload } from './chunk-reload';

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
