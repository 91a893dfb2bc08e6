import { isReloadHeld } from '@manzil/shared/runtime';
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { preparePortal, renderRoutes } from '../layout/testing/render-in-portal';
import { ContactSection } from './contact/contact-section';
import DeclarationScreen from './declaration.screen';
import ForgotPasswordScreen from './forgot-password.screen';
import { LoginForm } from './login/login-form';
import ResetPasswordScreen from './reset-password.screen';

beforeEach(preparePortal);

test.each([
  ['/login', <LoginForm key="login" />, 'E-Mail'],
  ['/cancellation', <DeclarationScreen key="cancellation" />, 'Vertrag'],
  ['/withdrawal', <DeclarationScreen key="withdrawal" />, 'Vertrag'],
  ['/details', <ContactSection key="details" />, 'Nachricht'],
  ['/forgot-password', <ForgotPasswordScreen key="forgot-password" />, 'E-Mail'],
  ['/reset-password', <ResetPasswordScreen key="reset-password" />, 'Ziffer 1 von 6'],
])(
  'a new version waits for what is typed at %s, until it is left',
  async (path, element, label) => {
    renderRoutes([{ path, element }], path);
    const field = await screen.findByRole('textbox', { name: label });
    expect(isReloadHeld()).toBe(false);
    await userEvent.type(field, '4');
    expect(isReloadHeld()).toBe(true);
    cleanup();
    expect(isReloadHeld()).toBe(false);
  },
);
