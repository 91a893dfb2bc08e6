import { act, fireEvent, screen } from '@testing-library/react';
import { LateParts } from './late-parts';
import { anna, preparePortal, renderInPortal } from './testing/render-in-portal';

const end = jest.fn();
const follow = jest.fn(() => end);
jest.mock('../session/session-recheck', () => ({
  watchVisibility: () => () => undefined,
  watchEnd: () => () => undefined,
  followInvestor: () => follow(),
}));

afterEach(() => jest.useRealTimers());

test('what becomes of the investor is followed while somebody is at the page, which keeps no session alive alone', () => {
  jest.useFakeTimers();
  preparePortal();
  renderInPortal(<LateParts layout="page" />);
  expect(follow).toHaveBeenCalledTimes(1);
  act(() => jest.advanceTimersByTime(4 * 60_000));
  fireEvent.pointerMove(document.body);
  act(() => jest.advanceTimersByTime(4 * 60_000));
  expect(end).not.toHaveBeenCalled();
  act(() => jest.advanceTimersByTime(2 * 60_000));
  expect(end).toHaveBeenCalledTimes(1);
  fireEvent.keyDown(document.body);
  expect(follow).toHaveBeenCalledTimes(2);
});

const pressSearchKey = () => fireEvent.keyDown(document.body, { code: 'KeyK', ctrlKey: true });

test('the keys of the search open it on a screen that has no button for it', async () => {
  preparePortal(anna);
  renderInPortal(<LateParts layout="full-plain" />);
  expect(pressSearchKey()).toBe(false);
  expect(await screen.findByRole('dialog', { name: 'Suchen' })).toBeVisible();
});

test.each([
  ['a visitor', null],
  ['who is not yet done with the onboarding', { ...anna, onboarding_step: 2 }],
])('the keys of the search are left to the browser of %s', (_, investor) => {
  preparePortal(investor);
  renderInPortal(<LateParts layout="full" />);
  expect(pressSearchKey()).toBe(true);
});
