import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { preparePortal, renderRoutes } from '../../layout/testing/render-in-portal';
import ForgotPasswordScreen from '../forgot-password.screen';
import { LoginForm } from '../login/login-form';
import ResetPasswordScreen from '../reset-password.screen';
import { answer, fetchMock, lose, refuse } from '../testing/answers';
import { paste } from '../testing/paste';
import { keepResetEmail } from './reset-email';

const EMAIL = 'anna.becker@example.com';
const sent = () =>
  fetchMock.mock.calls.map(([url, init]) => [
    String(url).replace('http://api.test', ''),
    JSON.parse(String(init?.body)),
  ]);

const box = (n: number) => screen.getByLabelText(`Ziffer ${n} von 6`);
const code = () => screen.getByRole('group', { name: 'Code aus der E-Mail' });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const typeCode = async (digits: string) => {
  await userEvent.click(box(1));
  await userEvent.keyboard(digits);
};

function open(path: string) {
  return renderRoutes(
    [
      { path: '/forgot-password', element: <ForgotPasswordScreen /> },
      { path: '/reset-password', element: <ResetPasswordScreen /> },
      { path: '/login', element: <LoginForm /> },
    ],
    path,
  );
}

beforeEach(() => {
  fetchMock.mockReset();
  keepResetEmail('');
  window.history.replaceState(null, '', '/');
  preparePortal();
});

async function askForCode() {
  const router = open('/forgot-password');
  await paste(screen.getByLabelText('E-Mail'), EMAIL);
  answer(201, { success: true });
  await press('Code anfordern');
  await screen.findByText(/Wenn es zu anna.becker@example.com ein Konto gibt/);
  return router;
}

describe('the mail about a sign-in that was somebody else', () => {
  const follow = (token: string) => {
    window.history.replaceState(null, '', `/forgot-password#end=${token}`);
    open('/forgot-password');
  };

  it('ends it by one press, and leads to a new password', async () => {
    follow('id.seal');
    expect(window.location.hash).toBe('');
    expect(fetchMock).not.toHaveBeenCalled();
    answer(200, { success: true });
    await press('Anmeldung beenden');
    expect(await screen.findByText('Die Anmeldung ist beendet')).toBeVisible();
    expect(sent()).toEqual([['/auth/sessions/end-by-mail', { token: 'id.seal' }]]);
    expect(screen.getByRole('button', { name: 'Code anfordern' })).toBeVisible();
  });

  it('says so where a part of its link is missing', async () => {
    follow('id');
    refuse(404, 'Das gibt es nicht.', { code: 'not_found' });
    await press('Anmeldung beenden');
    expect(await screen.findByText('Der Link ist unvollständig')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Code anfordern' })).toBeVisible();
  });

  it('can be pressed again where the network is lost', async () => {
    follow('id.seal');
    lose();
    await press('Anmeldung beenden');
    expect(await screen.findByRole('alert')).toBeVisible();
    answer(200, { success: true });
    await press('Anmeldung beenden');
    expect(await screen.findByText('Die Anmeldung ist beendet')).toBeVisible();
  });
});

describe('a forgotten password', () => {
  it('is replaced: address, code, new password, sign-in with the address filled in', async () => {
    const router = await askForCode();
    answer(200, { isValid: true });
    await typeCode('471203');
    const password = await screen.findByLabelText('Neues Passwort');
    expect(password).toHaveFocus();
    await userEvent.type(password, 'vier nasse Kraniche am Fluss');
    answer(200, { success: true });
    await press('Passwort speichern');
    expect(await screen.findByLabelText('E-Mail')).toHaveValue(EMAIL);
    expect(router.state.location.pathname).toBe('/login');
    expect(screen.getByText('Dein neues Passwort gilt')).toBeVisible();
    expect(sent()).toEqual([
      ['/auth/forgot-password', { email: EMAIL }],
      ['/auth/check-reset-password-code', { code: '471203' }],
      ['/auth/reset-password', { code: '471203', password: 'vier nasse Kraniche am Fluss' }],
    ]);
  });

  it('asks for an address that can be one', async () => {
    open('/forgot-password');
    await press('Code anfordern');
    expect(screen.getByLabelText('E-Mail')).toHaveAccessibleDescription(
      'Trag deine E-Mail-Adresse ein.',
    );
    expect(fetchMock).not.toHaveBeenCalled();
  });

  it('says what the API says when too many codes were asked for', async () => {
    open('/forgot-password');
    await userEvent.type(screen.getByLabelText('E-Mail'), EMAIL);
    refuse(429, 'Zu viele Versuche. In 15 Minuten geht es weiter.');
    await press('Code anfordern');
    expect(await screen.findByRole('alert')).toHaveTextContent('In 15 Minuten geht es weiter.');
    expect(screen.getByLabelText('E-Mail')).toHaveValue(EMAIL);
  });
});

describe('the code', () => {
  it('that is wrong stays to be corrected, and is not sent half corrected', async () => {
    await askForCode();
    answer(200, { isValid: false });
    await typeCode('471204');
    await waitFor(() => expect(code()).toHaveAccessibleDescription(/Dieser Code stimmt nicht/));
    expect(box(6)).toHaveValue('4');
    await userEvent.click(box(5));
    await userEvent.keyboard('13');
    expect(code()).not.toHaveAccessibleDescription();
    answer(200, { isValid: true });
    await press('Weiter');
    expect(sent().at(-1)).toEqual(['/auth/check-reset-password-code', { code: '471213' }]);
    expect(fetchMock).toHaveBeenCalledTimes(3);
    expect(await screen.findByLabelText('Neues Passwort')).toBeVisible();
  });

  it('that is incomplete is not sent', async () => {
    await askForCode();
    await typeCode('4712');
    await press('Weiter');
    expect(code()).toHaveAccessibleDescription('Trag alle sechs Ziffern ein.');
    expect(fetchMock).toHaveBeenCalledTimes(1);
  });

  it('is sent again to the same address, and the boxes are empty', async () => {
    await askForCode();
    await typeCode('471');
    answer(201, { success: true });
    await press('Neuen Code anfordern');
    expect(await screen.findByText(/Ein neuer Code ist unterwegs/)).toBeVisible();
    expect(box(1)).toHaveValue('');
    expect(sent().at(-1)).toEqual(['/auth/forgot-password', { email: EMAIL }]);
  });

  it('is asked for elsewhere where the address is not known any more', () => {
    open('/reset-password');
    expect(screen.getByRole('link', { name: 'Neuen Code anfordern' })).toHaveAttribute(
      'href',
      '/forgot-password',
    );
  });

  it('stays while the API cannot be reached', async () => {
    await askForCode();
    lose();
    await typeCode('471203');
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Manzil ist gerade nicht erreichbar',
    );
    expect(box(6)).toHaveValue('3');
    answer(200, { isValid: true });
    await press('Weiter');
    expect(await screen.findByLabelText('Neues Passwort')).toBeVisible();
  });
});

describe('the new password', () => {
  beforeEach(async () => {
    await askForCode();
    answer(200, { isValid: true });
    await typeCode('471203');
    await screen.findByLabelText('Neues Passwort');
  });
  const password = () => screen.getByLabelText('Neues Passwort');

  it('that is too short is not sent', async () => {
    await userEvent.type(password(), 'elf Zeichen');
    await press('Passwort speichern');
    expect(password()).toHaveAccessibleDescription(/^Mindestens 12 Zeichen\. Mindestens/);
    expect(fetchMock).toHaveBeenCalledTimes(2);
  });

  it('that is guessed first is refused beside the field, and stays', async () => {
    await userEvent.type(password(), 'passwortpasswort');
    const message = 'Dieses Passwort wird als Erstes geraten.';
    refuse(422, 'Prüfe deine Angaben.', { fields: { password: message } });
    await press('Passwort speichern');
    await waitFor(() =>
      expect(password()).toHaveAccessibleDescription(expect.stringContaining(message)),
    );
    expect(password()).toHaveValue('passwortpasswort');
  });

  it('comes too late when the code is over', async () => {
    await userEvent.type(password(), 'vier nasse Kraniche am Fluss');
    refuse(422, 'Der Code stimmt nicht oder gilt nicht mehr.', { code: 'auth.reset_code_wrong' });
    await press('Passwort speichern');
    expect(await screen.findByRole('alert')).toHaveTextContent('gilt nicht mehr');
    expect(password()).toHaveValue('vier nasse Kraniche am Fluss');
    expect(screen.getByRole('link', { name: 'Neuen Code anfordern' })).toBeVisible();
  });
});

describe('a link of the operators', () => {
  const TOKEN = 'x'.repeat(43);
  beforeEach(() => window.history.replaceState(null, '', `/reset-password#link=${TOKEN}`));

  it('sets a password, leaves no trace in the address, and leads to the sign-in where signing in fails', async () => {
    answer(200, { isValid: true });
    open('/reset-password');
    await userEvent.type(await screen.findByLabelText('Neues Passwort'), 'vier nasse Kraniche');
    expect(window.location.hash).toBe('');
    answer(200, { success: true, email: EMAIL });
    refuse(429, 'Zu viele Versuche.');
    await press('Passwort speichern');
    expect(await screen.findByText('Dein neues Passwort gilt')).toBeVisible();
    expect(sent()).toEqual([
      ['/auth/check-password-link', { token: TOKEN }],
      ['/auth/set-password', { token: TOKEN, password: 'vier nasse Kraniche' }],
      ['/auth/login', { email: EMAIL, password: 'vier nasse Kraniche' }],
    ]);
  });

  it('that is over says so before anybody thinks of a password', async () => {
    answer(200, { isValid: false });
    open('/reset-password');
    expect(
      await screen.findByRole('heading', { name: 'Dieser Link gilt nicht mehr' }),
    ).toBeVisible();
    expect(screen.queryByLabelText('Neues Passwort')).not.toBeInTheDocument();
  });

  it('that is incomplete is one that is over', async () => {
    window.history.replaceState(null, '', '/reset-password#link=x');
    open('/reset-password');
    expect(
      await screen.findByRole('heading', { name: 'Dieser Link gilt nicht mehr' }),
    ).toBeVisible();
    expect(fetchMock).not.toHaveBeenCalled();
  });

  it('is tried again when the API could not be reached', async () => {
    lose();
    open('/reset-password');
    expect(
      await screen.findByRole('heading', { name: 'Manzil ist gerade nicht erreichbar.' }),
    ).toBeVisible();
    answer(200, { isValid: true });
    await press('Erneut versuchen');
    expect(await screen.findByLabelText('Neues Passwort')).toBeVisible();
  });
});
