import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { anna, preparePortal } from '../../layout/testing/render-in-portal';
import { answer, fetchMock, refuse } from '../testing/answers';
import { paste } from '../testing/paste';
import { showLogin } from './testing/login-page';

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const bodyOf = (call: number) => JSON.parse(String(fetchMock.mock.calls[call]?.[1]?.body));

beforeEach(async () => {
  fetchMock.mockReset();
  preparePortal();
  showLogin();
  await paste(screen.getByLabelText('E-Mail'), 'anna.becker@example.com');
  await paste(screen.getByLabelText('Passwort'), 'Marina-Walk');
  refuse(401, 'Dein Passwort stimmt.', { code: 'auth.factor_needed' });
  await press('Anmelden');
  await screen.findByLabelText('Code aus der App');
});

it('asks for the code after the password, and the browser may be remembered', async () => {
  const code = screen.getByLabelText('Code aus der App');
  expect(code).toHaveFocus();
  await paste(code, '123456');
  await userEvent.click(screen.getByLabelText('Diesen Browser 30 Tage merken'));
  answer(200, anna);
  // The sign-in is checked again.
  answer(200, anna);
  await press('Weiter');
  expect(await screen.findByText('Drinnen')).toBeVisible();
  expect(bodyOf(1)).toEqual({ code: '123456', remember: true });
});

it('says at the field that a code is wrong, and what was typed stays', async () => {
  const code = screen.getByLabelText('Code aus der App');
  await paste(code, '123456');
  refuse(422, 'x', { code: 'auth.code_wrong', fields: { code: 'Dieser Code stimmt nicht.' } });
  await press('Weiter');
  await waitFor(() => expect(code).toHaveAccessibleDescription(/^Dieser Code stimmt nicht\./));
  expect(code).toHaveValue('123456');
});

it('takes a recovery code where the phone is lost', async () => {
  await press('Handy nicht zur Hand?');
  const code = screen.getByLabelText('Wiederherstellungscode');
  expect(code).toHaveFocus();
  expect(screen.getByRole('link', { name: '+971 4 555 01 80' })).toHaveAttribute(
    'href',
    'tel:+97145550180',
  );
  await paste(code, 'abcd efgh jkmn');
  answer(200, anna);
  answer(200, anna);
  await press('Weiter');
  expect(await screen.findByText('Drinnen')).toBeVisible();
  expect(bodyOf(1)).toEqual({ code: 'abcd efgh jkmn', remember: false });
});

it('leads back to the password', async () => {
  await press('Zurück zum Passwort');
  expect(screen.getByLabelText('Passwort')).toBeVisible();
});
