import { closedItem } from './closed-area';

const reason = { de: 'Ab Montag wieder da.', en: 'Back on Monday.' };
const closed = { path: '/my-units', is_visible: true, is_activated: false, reason };

test.each([
  ['/my-units', true],
  ['/my-units/7', true],
  ['/my-units-archive', false],
  ['/dashboard', false],
])('what begins as /my-units is closed with it: %s, %s', (path, expected) => {
  expect(closedItem(path, { navigation: [closed] }) !== undefined).toBe(expected);
});

test('an item that is activated closes nothing', () => {
  expect(closedItem('/my-units', { navigation: [{ ...closed, is_activated: true }] })).toBe(
    undefined,
  );
});
