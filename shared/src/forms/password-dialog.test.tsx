import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ApiError } from '../runtime';
import { PasswordDialog } from './password-dialog';
import { openForm } from './testing/open-form';

const send = jest.fn<Promise<unknown>, [string]>();
const sent = jest.fn();
const press = () => userEvent.click(screen.getByRole('button', { name: 'Konto ändern' }));
const password = () => screen.getByLabelText('Dein Passwort');

beforeEach(() => {
  send.mockReset();
  sent.mockReset();
  openForm(
    <PasswordDialog
      open
      onClose={() => undefined}
      title="Bankverbindung ändern"
      submit="Konto ändern"
      refused="Nicht geändert"
      send={send}
      sent={sent}
    >
      Das neue Konto gilt nach 48 Stunden.
    </PasswordDialog>,
  );
});

it('says that the password is missing or wrong at its field, and what was typed stays', async () => {
  await press();
  await waitFor(() => expect(password()).toHaveAccessibleDescription('Trag dein Passwort ein.'));
  await userEvent.type(password(), 'falsch');
  send.mockRejectedValueOnce(
    new ApiError(422, 'auth.password_wrong', 'x', { password: 'Das Passwort stimmt nicht.' }),
  );
  await press();
  await waitFor(() => expect(password()).toHaveAccessibleDescription('Das Passwort stimmt nicht.'));
  expect(password()).toHaveValue('falsch');
  expect(password()).toHaveFocus();
  expect(sent).not.toHaveBeenCalled();
});

it('sends the right one once', async () => {
  send.mockResolvedValueOnce(null);
  await userEvent.type(password(), 'vier nasse Kraniche{Enter}');
  await waitFor(() => expect(sent).toHaveBeenCalledTimes(1));
  expect(send.mock.calls).toEqual([['vier nasse Kraniche']]);
});
