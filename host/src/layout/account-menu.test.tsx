import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AccountMenu } from './account-menu';
import { anna, preparePortal, renderInPortal } from './testing/render-in-portal';

const button = () => screen.getByRole('button', { name: /^Kontomenü/ });

describe('the account menu', () => {
  it('opens by key, leads to account, settings and sign-out, and gives the focus back on Esc', async () => {
    preparePortal(anna);
    renderInPortal(<AccountMenu />);
    await userEvent.tab();
    expect(button()).toHaveFocus();
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
    expect(button()).toHaveFocus();
  });

  it('is walked through by arrow keys, which open it too', async () => {
    preparePortal(anna);
    renderInPortal(<AccountMenu />);
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(screen.getByRole('link', { name: 'Mein Account' })).toHaveFocus());
    await userEvent.keyboard('{ArrowUp}');
    await waitFor(() => expect(button()).toHaveFocus());
    await userEvent.keyboard('{ArrowUp}');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Abmelden' })).toHaveFocus());
  });

  it('closes when the focus moves on', async () => {
    preparePortal(anna);
    renderInPortal(
      <>
        <AccountMenu />
        <button type="button">Danach</button>
      </>,
    );
    await userEvent.click(button());
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.tab();
    expect(screen.getByRole('button', { name: 'Danach' })).toHaveFocus();
    expect(button()).toHaveAttribute('aria-expanded', 'false');
  });

  it('opens under the mouse and stays open after a click', async () => {
    preparePortal(anna);
    renderInPortal(<AccountMenu />);
    await userEvent.hover(button());
    expect(button()).toHaveAttribute('aria-expanded', 'true');
    await userEvent.unhover(button());
    expect(button()).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(button());
    await userEvent.unhover(button());
    expect(button()).toHaveAttribute('aria-expanded', 'true');
    await userEvent.click(document.body);
    expect(button()).toHaveAttribute('aria-expanded', 'false');
  });

  it('shows the picture of the investor', () => {
    preparePortal({ ...anna, avatar: 'avatars/0198' });
    renderInPortal(<AccountMenu />);
    expect(screen.getByRole('img', { name: 'Anna Becker' })).toHaveAttribute(
      'src',
      'http://api.test/avatars/0198',
    );
  });

  it('says in words that the profile is inactive', () => {
    preparePortal({ ...anna, profile_status: 'inactive' });
    renderInPortal(<AccountMenu />);
    expect(button()).toHaveAccessibleName(/Dein Profil ist inaktiv/);
  });

  it.each([
    ['/profile/documents', 'Mein Account'],
    ['/profile/settings', 'Einstellungen'],
  ])('marks where the user is on %s', async (path, name) => {
    preparePortal(anna);
    renderInPortal(<AccountMenu />, path);
    expect(button()).toHaveAttribute('aria-current', 'true');
    await userEvent.click(button());
    expect(screen.getByRole('link', { current: 'page' })).toHaveAccessibleName(name);
  });

  it('marks nothing elsewhere', async () => {
    preparePortal(anna);
    renderInPortal(<AccountMenu />, '/profiles');
    expect(button()).not.toHaveAttribute('aria-current');
    await userEvent.click(button());
    expect(screen.queryByRole('link', { current: 'page' })).not.toBeInTheDocument();
  });

  it('does not exist for a visitor', () => {
    preparePortal(null);
    renderInPortal(<AccountMenu />);
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });
});
