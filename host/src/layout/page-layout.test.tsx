import { clearAlerts, currentAlerts } from '@manzil/shared/runtime';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Outlet } from 'react-router';
import { PageLayout } from './page-layout';
import { anna, openHelp, preparePortal, renderRoutes } from './testing/render-in-portal';

afterEach(() => {
  jest.restoreAllMocks();
  window.history.replaceState(null, '');
});

function open(path: string, investor = anna) {
  preparePortal(investor);
  return renderRoutes(
    [
      {
        element: (
          <PageLayout title="Meine Einheiten">
            <Outlet />
          </PageLayout>
        ),
        children: [
          { path: '/project', handle: { under: '/my-units' }, element: <h1>Kein Bau</h1> },
          { path: '*', element: <h1>Vier Einheiten</h1> },
        ],
      },
    ],
    path,
  );
}
const namesIn = (element: HTMLElement) =>
  within(element)
    .getAllByRole('link')
    .map((link) => link.textContent);

describe('the frame of a page', () => {
  it.each([
    ['on a page below it', '/my-units/7'],
    ['on a page of another address that is under it', '/project'],
  ])('marks the entry of the current area, also %s', (_, path) => {
    open(path);
    const sidebar = screen.getByRole('navigation', { name: 'Hauptnavigation' });
    expect(within(sidebar).getByRole('link', { current: 'page' })).toHaveTextContent(
      'Meine Einheiten',
    );
    const bar = screen.getByRole('navigation', { name: 'Schnellzugriff' });
    expect(within(bar).getByRole('link', { current: 'page' })).toHaveTextContent('Einheiten');
  });

  it('lists what the remotes register, in their order, with short words in the bottom bar', () => {
    open('/dashboard');
    expect(namesIn(screen.getByRole('navigation', { name: 'Hauptnavigation' }))).toEqual([
      'Dashboard',
      'Meine Einheiten',
    ]);
    expect(namesIn(screen.getByRole('navigation', { name: 'Schnellzugriff' }))).toEqual([
      'Dashboard',
      'Einheiten',
    ]);
  });

  it('dims what an operator has switched off, with the reason, and leaves out what is hidden', () => {
    const item = (path: string, is_visible: boolean) => ({
      path,
      is_visible,
      is_activated: false,
      reason: { de: 'Ab Montag wieder da.', en: 'Back on Monday.' },
    });
    open('/my-units', {
      ...anna,
      navigation: [item('/dashboard', false), item('/my-units', true)],
    });
    for (const name of ['Hauptnavigation', 'Schnellzugriff']) {
      const [entry, ...others] = within(screen.getByRole('navigation', { name })).getAllByRole(
        'link',
      );
      expect(others).toEqual([]);
      expect(entry).toHaveTextContent(/Einheiten ?Ab Montag wieder da\./);
      expect(entry).toHaveAttribute('aria-disabled', 'true');
      expect(entry).not.toHaveAttribute('href');
    }
  });

  it('says why an entry of the bottom bar is switched off when it is tapped, as there is no room for it', async () => {
    const reason = { de: 'Ab Montag wieder da.', en: 'Back on Monday.' };
    const closed = { path: '/my-units', is_visible: true, is_activated: false, reason };
    open('/dashboard', { ...anna, navigation: [closed] });
    const bar = within(screen.getByRole('navigation', { name: 'Schnellzugriff' }));
    const entry = bar.getByRole('link', { name: /Einheiten/ });
    const told = expect.objectContaining({ type: 'info', message: 'Ab Montag wieder da.' });
    await userEvent.click(entry);
    expect(currentAlerts()).toEqual([told]);
    clearAlerts();
    fireEvent.keyDown(entry, { key: 'Enter' });
    expect(currentAlerts()).toEqual([told]);
    clearAlerts();
  });

  it('shows the account in the menu of small screens, which closes when an entry is followed', async () => {
    const router = open('/dashboard');
    await userEvent.click(screen.getByRole('button', { name: 'Menü' }));
    const menu = await screen.findByRole('dialog', { name: 'Menü' });
    await userEvent.click(within(menu).getByRole('link', { name: 'Account' }));
    expect(router.state.location.pathname).toBe('/profile');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('closes the menu by its button', async () => {
    open('/dashboard');
    await userEvent.click(screen.getByRole('button', { name: 'Menü' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Menü schließen' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('closes the menu by a swipe to the right, but neither by a shorter one nor by scrolling', async () => {
    open('/dashboard');
    await userEvent.click(screen.getByRole('button', { name: 'Menü' }));
    const menu = await screen.findByRole('dialog');
    const target = within(menu).getByRole('navigation');
    const swipe = (...moves: readonly { clientX: number; clientY: number }[]) => {
      fireEvent.touchStart(target, { touches: [{ clientX: 100, clientY: 100 }] });
      for (const move of moves) fireEvent.touchMove(target, { touches: [move] });
      fireEvent.touchEnd(target);
    };
    swipe({ clientX: 140, clientY: 100 });
    expect(menu).toBeVisible();
    // It scrolls, with some drift.
    swipe({ clientX: 110, clientY: 140 }, { clientX: 190, clientY: 160 });
    expect(menu).toBeVisible();
    swipe({ clientX: 200, clientY: 120 });
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('replaces the history entry when the sidebar is used', async () => {
    const router = open('/dashboard');
    const sidebar = screen.getByRole('navigation', { name: 'Hauptnavigation' });
    await userEvent.click(within(sidebar).getByRole('link', { name: 'Meine Einheiten' }));
    expect(router.state.historyAction).toBe('REPLACE');
    expect(within(sidebar).getByRole('link', { current: 'page' })).toHaveTextContent(
      'Meine Einheiten',
    );
  });

  it('goes back on small screens, but not behind a page that the sidebar opened', async () => {
    window.history.replaceState({ idx: 2 }, '');
    open('/my-units/7');
    expect(screen.getByRole('button', { name: 'Zurück' })).toBeVisible();
    const sidebar = screen.getByRole('navigation', { name: 'Hauptnavigation' });
    await userEvent.click(within(sidebar).getByRole('link', { name: 'Dashboard' }));
    expect(screen.queryByRole('button', { name: 'Zurück' })).not.toBeInTheDocument();
  });

  it('closes the menu when the user goes elsewhere without it', async () => {
    const router = open('/dashboard');
    await userEvent.click(screen.getByRole('button', { name: 'Menü' }));
    await screen.findByRole('dialog');
    await act(() => router.navigate('/my-units'));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('leads to the profile instead of the menu where it is installed', () => {
    jest
      .spyOn(window, 'matchMedia')
      .mockImplementation(
        (media) => ({ matches: media === '(display-mode: standalone)', media }) as MediaQueryList,
      );
    open('/profile/documents', { ...anna, profile_status: 'inactive' });
    expect(screen.queryByRole('button', { name: 'Menü' })).not.toBeInTheDocument();
    const account = screen.getByRole('link', {
      name: 'Mein Account Dein Profil ist inaktiv: Auszahlungen warten',
    });
    expect(account).toHaveAttribute('href', '/profile');
    expect(account).toHaveAttribute('aria-current', 'page');
  });

  it('closes the menu when the window grows so wide that the sidebar stands in its column', async () => {
    const grown = jest.fn<void, [string, () => void]>();
    jest.spyOn(window, 'matchMedia').mockImplementation(
      (media) =>
        ({
          matches: false,
          addEventListener: media === '(min-width: 62em)' ? grown : jest.fn(),
          removeEventListener: jest.fn(),
        }) as unknown as MediaQueryList,
    );
    open('/dashboard');
    await userEvent.click(screen.getByRole('button', { name: 'Menü' }));
    await screen.findByRole('dialog');
    // It is in the document before it listens.
    await waitFor(() => expect(grown).toHaveBeenCalled());
    act(() => grown.mock.lastCall?.[1]());
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('keeps the history when an entry is opened in another tab', async () => {
    window.history.replaceState({ idx: 2 }, '');
    open('/my-units/7');
    const sidebar = screen.getByRole('navigation', { name: 'Hauptnavigation' });
    const user = userEvent.setup();
    await user.keyboard('{Control>}');
    await user.click(within(sidebar).getByRole('link', { name: 'Dashboard' }));
    expect(screen.getByRole('button', { name: 'Zurück' })).toBeVisible();
    expect(window.history.state).toEqual({ idx: 2 });
  });

  it('offers help in the bar of large and of small screens', async () => {
    openHelp.mockClear();
    open('/dashboard');
    const buttons = screen.getAllByRole('button', { name: 'Hilfe & Support' });
    expect(buttons).toHaveLength(2);
    for (const [place, button] of buttons.entries()) {
      await userEvent.click(button);
      expect(openHelp).toHaveBeenCalledTimes(place + 1);
    }
  });
});
