import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderRoutes } from '../../../layout/testing/render-in-portal';
import { LoginForm } from '../login-form';

/** Shows the sign-in; every other address is inside. */
export const showLogin = () =>
  renderRoutes(
    [
      { path: '/login', element: <LoginForm /> },
      { path: '*', element: <h1>Drinnen</h1> },
    ],
    '/login',
  );

export const pressPasskey = async () =>
  userEvent.click(await screen.findByRole('button', { name: 'Mit Passkey anmelden' }));
