import { canSuggest, signByPasskey } from '@manzil/shared/passkeys/ceremony';
import { ApiError } from '@manzil/shared/runtime';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { anna, preparePortal } from '../../layout/testing/render-in-portal';
import { answer, fetchMock, refuse } from '../testing/answers';
import { pressPasskey, showLogin } from './testing/login-page';
import { options, signed } from './testing/passkey-answers';

jest.mock('@manzil/shared/passkeys/ceremony', () => ({
  canSuggest: jest.fn(),
  signByPasskey: jest.fn(),
  stopAsking: jest.fn(),
}));
const suggests = jest.mocked(canSuggest);
const sign = jest.mocked(signByPasskey);

beforeEach(() => {
  fetchMock.mockReset();
  sign.mockReset();
  suggests.mockReset().mockResolvedValue(false);
  preparePortal();
  Object.assign(globalThis, { PublicKeyCredential: () => undefined });
});
afterEach(() => {
  Reflect.deleteProperty(globalThis, 'PublicKeyCredential');
});

it('signs in without a password', async () => {
  showLogin();
  answer(200, options);
  sign.mockResolvedValueOnce(signed);
  answer(200, anna);
  // The sign-in is checked again.
  answer(200, anna);
  await pressPasskey();
  expect(await screen.findByText('Drinnen')).toBeVisible();
  expect(sign).toHaveBeenCalledWith(options, 'de', false);
  expect(JSON.parse(String(fetchMock.mock.calls[1]?.[1]?.body))).toEqual(signed);
});

it('is offered by the field for the e-mail, where the browser can', async () => {
  suggests.mockResolvedValue(true);
  answer(200, options);
  sign.mockResolvedValueOnce(signed);
  answer(200, anna);
  answer(200, anna);
  showLogin();
  expect(screen.getByLabelText('E-Mail')).toHaveAttribute('autocomplete', 'username webauthn');
  expect(await screen.findByText('Drinnen')).toBeVisible();
  expect(sign).toHaveBeenCalledWith(options, 'de', true);
});

it('tells why a suggested passkey opened nothing, and suggests it at the next deed', async () => {
  suggests.mockResolvedValue(true);
  answer(200, options);
  sign.mockResolvedValueOnce(signed);
  refuse(429, 'Zu viele Versuche.', { code: 'auth.too_many_attempts' });
  showLogin();
  expect(await screen.findByRole('alert')).toHaveTextContent('Zu viele Versuche.');
  expect(sign).toHaveBeenCalledTimes(1);
  answer(200, options);
  sign.mockReturnValue(new Promise(() => undefined));
  await userEvent.click(screen.getByLabelText('E-Mail'));
  await waitFor(() => expect(sign).toHaveBeenCalledTimes(2));
});

it('asks the device once where the button is pressed while the suggestion is prepared', async () => {
  suggests.mockResolvedValue(true);
  let prepared = (_: Response): void => undefined;
  fetchMock.mockImplementationOnce(() => new Promise((resolve) => (prepared = resolve)));
  showLogin();
  await waitFor(() => expect(fetchMock).toHaveBeenCalled());
  answer(200, options);
  sign.mockReturnValue(new Promise(() => undefined));
  await pressPasskey();
  await waitFor(() => expect(sign).toHaveBeenCalledWith(options, 'de', false));
  await act(async () => prepared(Response.json(options)));
  expect(sign).toHaveBeenCalledTimes(1);
});

it('tells what a passkey was refused for, and leaves the password as the other way', async () => {
  showLogin();
  answer(200, options);
  sign.mockResolvedValueOnce(signed);
  refuse(401, 'Dieser Passkey öffnet kein Konto.', { code: 'passkey.refused' });
  await pressPasskey();
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Die Anmeldung hat nicht geklapptDieser Passkey öffnet kein Konto.',
  );
  expect(screen.getByLabelText('Passwort')).toBeVisible();
});

it('says that the device has confirmed nothing', async () => {
  showLogin();
  answer(200, options);
  sign.mockRejectedValueOnce(new ApiError(422, 'passkey.cancelled', 'Nichts bestätigt.'));
  await pressPasskey();
  expect(await screen.findByRole('alert')).toHaveTextContent('Nichts bestätigt.');
});
