import type { holdReload } from '@manzil/shared/runtime';

type NewVersion = typeof import('./new-version');
const reload = jest.fn();
let navigate: () => void;
let active: () => void;

/** The module as a page that has just been opened has it; `holdReload` is the module's own. */
let hold: typeof holdReload;
beforeEach(() => {
  jest.useFakeTimers();
  reload.mockClear();
  jest.isolateModules(() => {
    hold = (require('@manzil/shared/runtime') as { holdReload: typeof holdReload }).holdReload;
    const { newVersionActive, watchNewVersion } = require('./new-version') as NewVersion;
    watchNewVersion(reload, (listener) => {
      navigate = listener;
    });
    active = newVersionActive;
  });
});
afterEach(() => jest.useRealTimers());

test('a new version reloads the page at once', () => {
  active();
  expect(reload).toHaveBeenCalledTimes(1);
});

test('a page that has no new version is not reloaded by navigation', () => {
  hold()();
  navigate();
  jest.runAllTimers();
  expect(reload).not.toHaveBeenCalled();
});

test('what is typed is not lost: the reload waits until the page is left', () => {
  const release = hold();
  active();
  expect(reload).not.toHaveBeenCalled();
  navigate();
  release();
  jest.runAllTimers();
  expect(reload).toHaveBeenCalledTimes(1);
});

test('a form that was sent does not reload the page that says so', () => {
  const release = hold();
  active();
  release();
  jest.runAllTimers();
  expect(reload).not.toHaveBeenCalled();
});

test('what is still being sent after leaving the page is waited for', () => {
  const release = hold();
  const uploaded = hold();
  active();
  navigate();
  release();
  jest.runAllTimers();
  expect(reload).not.toHaveBeenCalled();
  uploaded();
  expect(reload).toHaveBeenCalledTimes(1);
});
