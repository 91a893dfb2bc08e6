import { act, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { useAfterLoad } from './use-after-load';

class ChunkLoadError extends Error {
  override readonly name = 'ChunkLoadError';
}

const load = jest.fn();

function Page() {
  const late = useAfterLoad<{ Part: () => ReactNode }>(load);
  return <main>Deine Einheiten{late && <late.Part />}</main>;
}

beforeEach(() => {
  jest.useFakeTimers();
  load.mockReset();
});
afterEach(() => jest.useRealTimers());

test('a part that does not come is tried three times and left out, and the page stays', async () => {
  load.mockRejectedValue(new ChunkLoadError());
  render(<Page />);
  await act(() => jest.advanceTimersByTimeAsync(10_000));
  expect(load).toHaveBeenCalledTimes(3);
  expect(screen.getByRole('main')).toHaveTextContent(/^Deine Einheiten$/);
});

test('a part that comes with the third attempt is shown', async () => {
  load
    .mockRejectedValueOnce(new ChunkLoadError())
    .mockRejectedValueOnce(new ChunkLoadError())
    .mockResolvedValue({ Part: () => ' und mehr' });
  render(<Page />);
  await act(() => jest.advanceTimersByTimeAsync(10_000));
  expect(screen.getByRole('main')).toHaveTextContent('Deine Einheiten und mehr');
});
