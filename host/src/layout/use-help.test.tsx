import { clearAlerts, currentAlerts } from '@manzil/shared/runtime';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { preparePortal, renderInPortal } from './testing/render-in-portal';
import { useHelp } from './use-help';

// The build writes these in.
jest.mock('../federation/singleton-versions', () => ({ singletonVersions: {} }));

let mockLost = true;
jest.mock('./help-dialog', () => {
  if (mockLost) throw new TypeError('Failed to fetch');
  return jest.requireActual('./help-dialog');
});

/** Keeps the function it was given first, as the portal's context does. */
function Opener() {
  const { dialog, show: latest } = useHelp();
  const [show] = useState(() => latest);
  return (
    <>
      <button type="button" onClick={show}>
        Hilfe
      </button>
      {dialog}
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

it('closes when the user goes to another page, and stays closed on the way back', async () => {
  mockLost = false;
  preparePortal();
  const router = renderInPortal(<Opener />, '/my-units');
  await ask();
  expect(await screen.findByRole('dialog', { name: 'Hilfe & Support' })).toBeVisible();
  await act(() => router.navigate('/faq'));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  await act(() => router.navigate(-1));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  await ask();
  expect(await screen.findByRole('dialog', { name: 'Hilfe & Support' })).toBeVisible();
});

it('does not open on a page that the user has gone to meanwhile', async () => {
  mockLost = true;
  preparePortal();
  const router = renderInPortal(<Opener />, '/my-units');
  await ask();
  await act(() => router.navigate('/faq'));
  clearAlerts();
  mockLost = false;
  await act(() => jest.advanceTimersByTimeAsync(3_000));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(currentAlerts()).toEqual([]);
});
