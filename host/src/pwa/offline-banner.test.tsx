import { useQuery } from '@tanstack/react-query';
import { act, screen, waitFor } from '@testing-library/react';
import { preparePortal, renderInPortal } from '../layout/testing/render-in-portal';
import { OfflineBanner } from './offline-banner';

const network = jest.spyOn(navigator, 'onLine', 'get');

function setOnline(online: boolean): void {
  network.mockReturnValue(online);
  act(() => void window.dispatchEvent(new Event(online ? 'online' : 'offline')));
}

/** Data of a screen that were fetched at this moment. */
function Figures({ name, at }: { name: string; at: string }) {
  useQuery({
    queryKey: [name],
    queryFn: () => 1,
    initialData: 1,
    initialDataUpdatedAt: Date.parse(at),
    staleTime: Number.POSITIVE_INFINITY,
  });
  return null;
}

beforeEach(() => {
  preparePortal();
  network.mockReturnValue(true);
});
afterAll(() => network.mockRestore());

test('with a network nothing is said', () => {
  renderInPortal(<OfflineBanner aboveBottomBar />);
  expect(screen.queryByText(/offline/)).not.toBeInTheDocument();
});

test('a network that goes is said while it is gone', () => {
  renderInPortal(<OfflineBanner aboveBottomBar />);
  setOnline(false);
  expect(screen.getByRole('status')).toHaveTextContent(/^Du bist offline\.$/);
  setOnline(true);
  expect(screen.queryByText(/offline/)).not.toBeInTheDocument();
});

test('the user is told from when the oldest of the data on show comes', async () => {
  network.mockReturnValue(false);
  renderInPortal(
    <>
      <Figures name="units" at="2026-11-20T12:00:00" />
      <Figures name="ledger" at="2026-11-20T09:05:00" />
      <OfflineBanner aboveBottomBar />
    </>,
  );
  await waitFor(() =>
    expect(screen.getByRole('status')).toHaveTextContent(
      'Du bist offline. Stand: 20.11.2026, 09:05 Uhr',
    ),
  );
});
