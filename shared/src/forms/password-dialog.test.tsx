import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Identity } from '../contract/credentials';
import { ApiError } from '../runtime';
import { PasswordDialog } from './password-dialog';
import { openForm } from './testing/open-form';

const send = jest.fn<Promise<unknown>, [Identity]>();
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
  expect(send.mock.calls).toEqual([[{ password: 'vier nasse Kraniche' }]]);
});

it('asks for a code as well where the API does', async () => {
  expect(screen.queryByLabelText('Code aus deiner App')).not.toBeInTheDocument();
  await userEvent.type(password(), 'vier nasse Kraniche');
  const needed = { code: 'Trag auch den Code ein.' };
  send.mockRejectedValueOnce(new ApiError(422, 'auth.code_needed', 'x', needed));
  await press();
  const code = await screen.findByLabelText('Code aus deiner App');
  await waitFor(() => expect(code).toHaveAccessibleDescription(/^Trag auch den Code ein\./));
  expect(code).toHaveFocus();
  send.mockResolvedValueOnce(null);
  await userEvent.type(code, '123 456{Enter}');
  await waitFor(() => expect(sent).toHaveBeenCalledTimes(1));
  expect(send.mock.calls.at(-1)).toEqual([{ password: 'vier nasse Kraniche', code: '123 456' }]);
});
