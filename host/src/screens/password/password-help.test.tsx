import { screen } from '@testing-library/react';
import { preparePortal, renderInPortal } from '../../layout/testing/render-in-portal';
import { PasswordHelp } from './password-help';

test('who forgot the password learns whom to write to and what the support does', () => {
  preparePortal();
  renderInPortal(<PasswordHelp title="password.forgot_title" />);
  expect(screen.getByRole('heading', { level: 1, name: 'Passwort vergessen' })).toBeVisible();
  expect(screen.getByText(/Unser Support prüft, dass du es bist/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'E-Mail schreiben' })).toHaveAttribute(
    'href',
    'mailto:hilfe@manzil.example',
  );
  expect(screen.getByRole('link', { name: 'Zur Anmeldung' })).toHaveAttribute('href', '/login');
});
