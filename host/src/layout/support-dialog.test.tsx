import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { RegistryRemote } from '../boot/boot-document';
import { openRegistry } from '../federation/registry';
import { SupportDialog } from './support-dialog';
import { anna, preparePortal, renderInPortal } from './testing/render-in-portal';

const aRemote = (name: string, version: string | null): RegistryRemote => ({
  name,
  areas: [],
  current: version
    ? {
        version,
        build: '',
        container: '',
        entry: '',
        expose: [],
        texts: { de: [], en: [] },
        files: {},
      }
    : null,
  routes: [],
  nav: [],
  slots: [],
});

function open() {
  preparePortal(anna);
  openRegistry({ remotes: [aRemote('units', '2.3.1'), aRemote('faq', null)] });
  const close = jest.fn();
  const router = renderInPortal(<SupportDialog open onClose={close} />, '/my-units');
  return { dialog: within(screen.getByRole('dialog', { name: 'Support' })), close, router };
}

describe('the support dialog', () => {
  it('shows the version of the portal and of each remote, and which one is missing', () => {
    const { dialog } = open();
    expect(dialog.getByRole('heading', { name: 'Version 1.4.0' })).toBeVisible();
    const versionOf = (name: string) => dialog.getByText(name).nextElementSibling?.textContent;
    expect(versionOf('units')).toBe('2.3.1');
    expect(versionOf('faq')).toBe('nicht verfügbar');
  });

  it('writes to the support', () => {
    expect(open().dialog.getByRole('link', { name: 'E-Mail schreiben' })).toHaveAttribute(
      'href',
      'mailto:hilfe@manzil.example',
    );
  });

  it('opens the imprint by a button', async () => {
    const { dialog, router } = open();
    await userEvent.click(dialog.getByRole('button', { name: 'Impressum' }));
    expect(router.state.location.pathname).toBe('/imprint');
  });

  it('reaches privacy, terms and accessibility from pages that have no footer', () => {
    const { dialog } = open();
    const target = (name: string) => dialog.getByRole('link', { name }).getAttribute('href');
    expect(target('Datenschutz')).toBe('/privacy-policy');
    expect(target('AGB')).toBe('/terms-and-conditions');
    expect(target('Barrierefreiheit')).toBe('/accessibility');
  });

  it('closes by its button', async () => {
    const { dialog, close } = open();
    await userEvent.click(dialog.getByRole('button', { name: 'Schließen' }));
    expect(close).toHaveBeenCalled();
  });
});
