import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Dialog } from './dialog';
import { knowDialogs, runTransitions } from './testing/browser-dialogs';

beforeAll(knowDialogs);

function Account() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Konto ändern
      </button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title="Auszahlungskonto ändern?"
        closeLabel="Schließen"
      >
        Auszahlungen pausieren 48 Stunden.
      </Dialog>
    </>
  );
}

async function openDialog() {
  render(<Account />);
  await userEvent.click(screen.getByRole('button', { name: 'Konto ändern' }));
  return screen.getByRole('dialog', { name: 'Auszahlungskonto ändern?' });
}

test('a dialog is named by its title and closes by its button', async () => {
  const dialog = await openDialog();
  await userEvent.click(screen.getByRole('button', { name: 'Schließen' }));
  expect(dialog.hasAttribute('open')).toBe(false);
  expect(screen.queryByText('Auszahlungen pausieren 48 Stunden.')).toBeNull();
});

describe('the closing animation', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => {
    jest.useRealTimers();
    Reflect.deleteProperty(HTMLDialogElement.prototype, 'getAnimations');
  });

  const words = () => screen.queryByText('Auszahlungen pausieren 48 Stunden.');

  /** What the browser reports of a transition that has just begun; of none, with reduced motion. */
  async function closeWith(...transitions: readonly { ms: number }[]) {
    runTransitions(transitions);
    render(<Account />);
    fireEvent.click(screen.getByRole('button', { name: 'Konto ändern' }));
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Schließen' })));
  }

  test('shows the content for its 300 ms, then it is gone', async () => {
    await closeWith({ ms: 300 });
    await act(() => jest.advanceTimersByTimeAsync(299));
    expect(words()).not.toBeNull();
    await act(() => jest.advanceTimersByTimeAsync(1));
    expect(words()).toBeNull();
  });

  test('is left out with reduced motion', async () => {
    await closeWith();
    expect(words()).toBeNull();
  });

  test('does not take away the content of a dialog that is opened again meanwhile', async () => {
    await closeWith({ ms: 300 });
    fireEvent.click(screen.getByRole('button', { name: 'Konto ändern' }));
    await act(() => jest.advanceTimersByTimeAsync(300));
    expect(words()).toBeVisible();
  });
});

test('Esc closes a dialog', async () => {
  const dialog = await openDialog();
  await act(async () => {
    fireEvent(dialog, new Event('cancel', { cancelable: true }));
  });
  expect(dialog.hasAttribute('open')).toBe(false);
});

test('a click on the backdrop closes a dialog, a click on its content does not', async () => {
  const dialog = await openDialog();
  await userEvent.click(screen.getByText('Auszahlungen pausieren 48 Stunden.'));
  expect(dialog.hasAttribute('open')).toBe(true);
  await userEvent.click(dialog);
  expect(dialog.hasAttribute('open')).toBe(false);
});

test('selecting text in a dialog and letting go over the backdrop keeps it open', async () => {
  const dialog = await openDialog();
  fireEvent.pointerDown(screen.getByText('Auszahlungen pausieren 48 Stunden.'));
  fireEvent.pointerUp(dialog);
  expect(dialog.hasAttribute('open')).toBe(true);
});
