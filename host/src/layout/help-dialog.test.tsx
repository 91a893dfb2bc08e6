import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import HelpDialog from './help-dialog';
import { preparePortal, renderInPortal } from './testing/render-in-portal';

// The build writes these in.
jest.mock('../federation/singleton-versions', () => ({ singletonVersions: {} }));

it('names contacts, version and imprint itself where no remote says more', async () => {
  preparePortal();
  const close = jest.fn();
  const router = renderInPortal(<HelpDialog open onClose={close} />);
  const dialog = within(screen.getByRole('dialog', { name: 'Hilfe & Support' }));
  const target = (name: string) => dialog.getByRole('link', { name }).getAttribute('href');
  expect(target('WhatsApp')).toBe('https://wa.me/971505550180');
  expect(target('Anrufen')).toBe('tel:+97145550180');
  expect(target('E-Mail schreiben')).toBe('mailto:hilfe@manzil.example');
  expect(dialog.getByText('Version 1.4.0')).toBeVisible();
  await userEvent.click(dialog.getByRole('button', { name: 'Schließen' }));
  expect(close).toHaveBeenCalled();
  await userEvent.click(dialog.getByRole('button', { name: 'Impressum' }));
  expect(router.state.location.pathname).toBe('/imprint');
});
