import type { Passkey } from '@manzil/shared/contract/passkeys/passkeys';
import { createPasskey, signByPasskey } from '@manzil/shared/passkeys/ceremony';
import { ApiError } from '@manzil/shared/runtime';
import { renderScreen } from '@manzil/shared/testing/render-screen';
import { screen, waitFor } from '@testing-library/react';
import { deviceName } from './device-name';

jest.mock('@manzil/shared/passkeys/ceremony', () => ({
  createPasskey: jest.fn(),
  signByPasskey: jest.fn(),
}));
const create = jest.mocked(createPasskey);
const sign = jest.mocked(signByPasskey);

const phone: Passkey = {
  passkey_id: '6c2f0c8e-0000-4000-8000-000000000011',
  name: 'iPhone',
  created_at: '2026-11-01T08:00:00Z',
  last_used_at: null,
};
const made = {
  id: 'aWQ',
  rawId: 'aWQ',
  type: 'public-key' as const,
  response: { clientDataJSON: 'YQ', attestationObject: 'Yg' },
};

const asked = {
  challenge: 'Yw',
  rpId: 'localhost',
  timeout: 300_000,
  userVerification: 'required' as const,
};
const wanted = {
  challenge: 'Yw',
  rp: { id: 'localhost', name: 'Manzil' },
  user: { id: 'YQ', name: 'anna.becker@example.com', displayName: 'Anna Becker' },
  pubKeyCredParams: [{ type: 'public-key' as const, alg: -7 }],
  timeout: 300_000,
  excludeCredentials: [],
  authenticatorSelection: {
    residentKey: 'required' as const,
    requireResidentKey: true as const,
    userVerification: 'required' as const,
  },
  attestation: 'none' as const,
};

async function open(first: Passkey[], answers: object = {}) {
  const stored = { items: first };
  const shown = await renderScreen({
    screen: 'passkeys',
    answers: { 'GET /passkeys': () => ({ items: stored.items }), ...answers },
  });
  return { ...shown, stored };
}

const button = (name: string) => screen.getByRole('button', { name });

beforeEach(() => {
  Object.assign(globalThis, { PublicKeyCredential: () => undefined });
});
afterEach(() => {
  Reflect.deleteProperty(globalThis, 'PublicKeyCredential');
});

test('a passkey is made after the password, under the name of the device', async () => {
  const sent: unknown[] = [];
  create.mockResolvedValueOnce(made);
  const { user, stored } = await open([], {
    'POST /passkeys/start': (body: unknown) => {
      sent.push(body);
      return wanted;
    },
    'POST /passkeys': (body: unknown) => {
      sent.push(body);
      stored.items = [{ ...phone, name: 'Linux' }];
      return stored.items[0];
    },
  });
  await user.click(button('Passkey anlegen'));
  await user.type(screen.getByLabelText('Dein Passwort'), 'vier nasse Kraniche{Enter}');
  expect(await screen.findByText(/noch nicht benutzt$/)).toBeVisible();
  expect(create).toHaveBeenCalledWith(wanted, 'de');
  expect(sent).toEqual([
    { password: 'vier nasse Kraniche' },
    { name: deviceName(navigator.userAgent), passkey: made },
  ]);
});

test('where the device confirms nothing, nothing is added, and it can be tried again', async () => {
  create.mockRejectedValueOnce(new ApiError(422, 'passkey.cancelled', 'Kein Passkey bestätigt.'));
  const { user } = await open([], { 'POST /passkeys/start': wanted });
  await user.click(button('Passkey anlegen'));
  await user.type(screen.getByLabelText('Dein Passwort'), 'vier nasse Kraniche{Enter}');
  const told = await screen.findByRole('alert');
  expect(told).toHaveTextContent('Es ist kein Passkey angelegtKein Passkey bestätigt.');
  expect(screen.getByLabelText('Dein Passwort')).toHaveValue('vier nasse Kraniche');
});

test('a passkey gets another name', async () => {
  const { user, stored } = await open([phone], {
    [`PATCH /passkeys/${phone.passkey_id}`]: (body: { name: string }) => {
      stored.items = [{ ...phone, ...body }];
      return stored.items[0];
    },
  });
  await user.click(button('iPhone umbenennen'));
  const name = screen.getByLabelText('Name');
  await user.clear(name);
  await user.type(name, 'Diensthandy{Enter}');
  expect(await screen.findByRole('button', { name: 'Diensthandy umbenennen' })).toBeVisible();
});

test('it is removed by what it confirms itself, without the password', async () => {
  const answer = {
    ...made,
    response: { clientDataJSON: 'YQ', authenticatorData: 'Yg', signature: 'Yw' },
  };
  const sent: unknown[] = [];
  sign.mockResolvedValueOnce(answer);
  const { user, stored } = await open([phone], {
    'POST /passkeys/confirm/start': asked,
    'POST /passkeys/confirm': (body: unknown) => {
      sent.push(body);
      return { confirmation: 'once' };
    },
    [`POST /passkeys/${phone.passkey_id}/remove`]: (body: unknown) => {
      sent.push(body);
      stored.items = [];
      return { success: true };
    },
  });
  await user.click(button('iPhone entfernen'));
  await user.click(await screen.findByRole('button', { name: 'Mit Passkey bestätigen' }));
  await waitFor(() => expect(screen.queryByText('Deine Passkeys')).not.toBeInTheDocument());
  expect(sent).toEqual([answer, { confirmation: 'once' }]);
});

test('a browser that knows none says so', async () => {
  Reflect.deleteProperty(globalThis, 'PublicKeyCredential');
  await open([]);
  expect(screen.getByText('Dieser Browser kennt keine Passkeys')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Passkey anlegen' })).not.toBeInTheDocument();
});

test.each([
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15', 'iPhone'],
  ['Mozilla/5.0 (Linux; Android 16; Pixel 10) AppleWebKit/537.36', 'Android'],
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:155.0) Gecko/20100101', 'Windows'],
  ['a tool', 'Passkey'],
])('%s is called %s', (userAgent, name) => {
  expect(deviceName(userAgent)).toBe(name);
});
