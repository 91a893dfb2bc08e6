import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { anna } from './testing/render-in-portal';
import { accountButton, showAccountMenu } from './testing/show-account-menu';

describe('the account menu', () => {
  it('opens by key, leads to account, settings and sign-out, and gives the focus back on Esc', async () => {
    showAccountMenu();
    await userEvent.tab();
    expect(accountButton()).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    expect(screen.getByText('anna.becker@example.com')).toBeVisible();
    await userEvent.tab();
    expect(screen.getByRole('link', { name: 'Mein Account' })).toHaveFocus();
    await userEvent.tab();
    expect(screen.getByRole('link', { name: 'Einstellungen' })).toHaveFocus();
    await userEvent.tab();
    expect(screen.getByRole('button', { name: 'Abmelden' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('link', { name: 'Mein Account' })).not.toBeInTheDocument();
    expect(accountButton()).toHaveFocus();
  });

  it('is walked through by arrow keys, which open it too', async () => {
    showAccountMenu();
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(screen.getByRole('link', { name: 'Mein Account' })).toHaveFocus());
    await userEvent.keyboard('{ArrowUp}');
    await waitFor(() => expect(accountButton()).toHaveFocus());
    await userEvent.keyboard('{ArrowUp}');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Abmelden' })).toHaveFocus());
  });

  it('closes when the focus moves on', async () => {
    showAccountMenu({ after: <button type="button">Danach</button> });
    await userEvent.click(accountButton());
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.tab();
    expect(screen.getByRole('button', { name: 'Danach' })).toHaveFocus();
    expect(accountButton()).toHaveAttribute('aria-expanded', 'false');
  });

  it('opens under the mouse and stays open after a click', async () => {
    showAccountMenu();
    await userEvent.hover(accountButton());
    expect(accountButton()).toHaveAttribute('aria-expanded', 'true');
    await userEvent.unhover(accountButton());
    expect(accountButton()).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(accountButton());
    await userEvent.unhover(accountButton());
    expect(accountButton()).toHaveAttribute('aria-expanded', 'true');
    await userEvent.click(document.body);
    expect(accountButton()).toHaveAttribute('aria-expanded', 'false');
  });

  it('shows the picture of the investor', () => {
    showAccountMenu({ investor: { ...anna, avatar: 'avatars/0198' } });
    expect(screen.getByRole('img', { name: 'Anna Becker' })).toHaveAttribute(
      'src',
      'http://api.test/avatars/0198',
    );
  });

  it('says in words that the profile is inactive, and what follows', () => {
    showAccountMenu({ investor: { ...anna, profile_status: 'inactive' } });
    expect(accountButton()).toHaveAccessibleName(/Dein Profil ist inaktiv: Auszahlungen warten/);
  });

  it.each([
    ['/profile/documents', 'Mein Account'],
    ['/profile/settings', 'Einstellungen'],
  ])('marks where the user is on %s', async (path, name) => {
    showAccountMenu({ path });
    expect(accountButton()).toHaveAttribute('aria-current', 'true');
    await userEvent.click(accountButton());
    expect(screen.getByRole('link', { current: 'page' })).toHaveAccessibleName(name);
  });

  it('marks nothing elsewhere', async () => {
    showAccountMenu({ path: '/profiles' });
    expect(accountButton()).not.toHaveAttribute('aria-current');
    await userEvent.click(accountButton());
    expect(screen.queryByRole('link', { current: 'page' })).not.toBeInTheDocument();
  });

  it('does not exist for a visitor', () => {
    showAccountMenu({ investor: null });
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });
});
