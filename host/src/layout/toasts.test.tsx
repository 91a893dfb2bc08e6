import { clearAlerts, showAlert } from '@manzil/shared/runtime';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { preparePortal, renderInPortal } from './testing/render-in-portal';
import { Toasts } from './toasts';

beforeEach(() => {
  jest.useFakeTimers();
  preparePortal();
  clearAlerts();
  renderInPortal(<Toasts />);
});
afterEach(() => jest.useRealTimers());

const types = ['success', 'warning', 'error', 'info', 'action'] as const;
const show = (alert: Parameters<typeof showAlert>[0]) => act(() => void showAlert(alert));
const wait = (ms: number) => act(() => void jest.advanceTimersByTime(ms));
const toastOf = (title: string) => screen.getByText(title).parentElement as HTMLElement;

describe('a message', () => {
  it.each(types)('of the type %s disappears after four seconds', (type) => {
    show({ type, title: 'Hochgeladen' });
    wait(3_999);
    expect(screen.getByText('Hochgeladen')).toBeVisible();
    wait(1);
    expect(screen.queryByText('Hochgeladen')).not.toBeInTheDocument();
  });

  it('stays while the mouse rests on it and then uses up the rest of its time', () => {
    show({ type: 'info', title: 'Du bist offline' });
    wait(3_000);
    fireEvent.pointerOver(toastOf('Du bist offline'));
    wait(60_000);
    expect(screen.getByText('Du bist offline')).toBeVisible();
    fireEvent.pointerOut(toastOf('Du bist offline'));
    wait(999);
    expect(screen.getByText('Du bist offline')).toBeVisible();
    wait(1);
    expect(screen.queryByText('Du bist offline')).not.toBeInTheDocument();
  });

  it('stays while the focus is in it', () => {
    show({ type: 'error', title: 'Nicht hochgeladen' });
    act(() => screen.getByRole('button', { name: 'Meldung schließen' }).focus());
    wait(60_000);
    expect(screen.getByText('Nicht hochgeladen')).toBeVisible();
  });

  it('with an action closes once the action is chosen', () => {
    const reload = jest.fn();
    show({ type: 'action', title: 'Neue Fassung', actionLabel: 'Aktualisieren', onAction: reload });
    fireEvent.click(screen.getByRole('button', { name: 'Aktualisieren' }));
    expect(reload).toHaveBeenCalledTimes(1);
    expect(screen.queryByText('Neue Fassung')).not.toBeInTheDocument();
  });

  it('closes by its button', () => {
    show({ type: 'success', title: 'Gespeichert' });
    fireEvent.click(screen.getByRole('button', { name: 'Meldung schließen' }));
    expect(screen.queryByText('Gespeichert')).not.toBeInTheDocument();
  });

  it('interrupts a screen reader only when something went wrong', () => {
    show({ type: 'success', title: 'Gespeichert' });
    expect(
      within(screen.getByRole('status', { name: 'Meldungen' })).getByText('Gespeichert'),
    ).toBeVisible();
    show({ type: 'error', title: 'Nicht gespeichert' });
    expect(within(screen.getByRole('alert')).getByText('Nicht gespeichert')).toBeVisible();
  });
});
