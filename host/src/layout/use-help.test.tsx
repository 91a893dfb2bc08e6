import { currentAlerts } from '@manzil/shared/runtime';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { preparePortal, renderInPortal } from './testing/render-in-portal';
import { useHelp } from './use-help';

let mockLost = true;
jest.mock('./help-dialog', () => {
  if (mockLost) throw new TypeError('Failed to fetch');
  return jest.requireActual('./help-dialog');
});

function Opener() {
  const { Help, open, openHelp, closeHelp } = useHelp();
  return (
    <>
      <button type="button" onClick={openHelp}>
        Hilfe
      </button>
      {Help && <Help open={open} onClose={closeHelp} />}
    </>
  );
}

const ask = () =>
  userEvent
    .setup({ advanceTimers: jest.advanceTimersByTime })
    .click(screen.getByRole('button', { name: 'Hilfe' }));

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('names telephone and e-mail while the help cannot be loaded, and opens once it can', async () => {
  preparePortal();
  renderInPortal(<Opener />);
  await ask();
  await act(() => jest.advanceTimersByTimeAsync(3_000));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(currentAlerts()).toMatchObject([
    {
      type: 'error',
      message: 'Du erreichst uns unter +971 4 555 01 80 oder hilfe@manzil.example.',
    },
  ]);

  mockLost = false;
  await ask();
  expect(await screen.findByRole('dialog', { name: 'Hilfe & Support' })).toBeVisible();
});
