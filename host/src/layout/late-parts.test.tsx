import { act, fireEvent } from '@testing-library/react';
import { LateParts } from './late-parts';
import { preparePortal, renderInPortal } from './testing/render-in-portal';

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
