import { formatReceived } from './received';

test.each([
  [
    '2026-11-21T19:15:00Z',
    'de',
    '21. November 2026, 20:15 Uhr in Deutschland (23:15 Uhr in Dubai)',
  ],
  [
    '2026-11-21T21:15:00Z',
    'de',
    '21. November 2026, 22:15 Uhr in Deutschland (22. November 2026, 01:15 Uhr in Dubai)',
  ],
  ['2026-07-01T06:05:00Z', 'en', '1 July 2026, 08:05 in Germany (10:05 in Dubai)'],
] as const)('%s is told in %s where its sender lives and in Dubai', (at, language, text) => {
  expect(formatReceived(new Date(at), language)).toBe(text);
});
