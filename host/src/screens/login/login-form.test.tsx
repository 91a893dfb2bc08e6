import { currentAlerts, currentInvestor } from '@manzil/shared/runtime';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type Solution, solveChallenge } from 'altcha-lib';
import { anna, preparePortal } from '../../layout/testing/render-in-portal';
import { keepReturnPath } from '../../routing/return-path';
import { answer, fetchMock, lose, refuse } from '../testing/answers';
import { paste } from '../testing/paste';
import { showLogin } from './testing/login-page';

jest.mock('altcha-lib', () => ({ solveChallenge: jest.fn() }));
const solve = jest.mocked(solveChallenge);

const WRONG = 'E-Mail oder Passwort stimmt nicht. Prüfe beides oder setze das Passwort zurück.';
const email = () => screen.getByLabelText('E-Mail');
const password = () => screen.getByLabelText('Passwort');
const submit = () => userEvent.click(screen.getByRole('button', { name: 'Anmelden' }));

async function fillIn() {
  await paste(email(), 'anna.becker@example.com');
  await paste(password(), 'Marina-Walk');
}

let router: ReturnType<typeof showLogin>;

beforeEach(() => {
  fetchMock.mockReset();
  preparePortal();
  router = showLogin();
});

describe('signing in', () => {
  it('asks for what is missing and leads to the first empty field', async () => {
    await submit();
    expect(email()).toHaveAccessibleDescription('Trag deine E-Mail-Adresse ein.');
    expect(password()).toHaveAccessibleDescription('Trag dein Passwort ein.');
    expect(email()).toHaveFocus();
    expect(fetchMock).not.toHaveBeenCalled();
  });

  it('says what an e-mail address looks like', async () => {
    await userEvent.type(email(), 'anna.becker');
    await userEvent.type(password(), 'x');
    await submit();
    expect(email()).toHaveAccessibleDescription(/Diese Adresse ist unvollständig/);
  });

  it('shows what the server says to a wrong password and keeps what was typed', async () => {
    await fillIn();
    refuse(401, WRONG);
    await submit();
    await waitFor(() => expect(password()).toHaveAccessibleDescription(WRONG));
    expect(password()).toHaveFocus();
    expect(email()).toHaveValue('anna.becker@example.com');
    expect(password()).toHaveValue('Marina-Walk');
  });

  it('puts what the server says of a field beside it', async () => {
    await fillIn();
    refuse(422, 'Prüfe alles.', { fields: { email: 'So geht es nicht.' } });
    await submit();
    await waitFor(() => expect(email()).toHaveAccessibleDescription('So geht es nicht.'));
    expect(email()).toHaveFocus();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('works where the API asks for it, says so meanwhile, and signs in', async () => {
    let done: (solution: Solution | null) => void = () => undefined;
    solve.mockReturnValueOnce(
      new Promise((resolve) => {
        done = resolve;
      }),
    );
    await fillIn();
    refuse(429, 'Dein Gerät rechnet erst.', { challenge: '{"parameters":{}}' });
    await submit();
    const told = () => currentAlerts().map(({ type, title }) => [type, title]);
    await waitFor(() => expect(told()).toEqual([['info', 'Dein Gerät rechnet erst.']]));
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    answer(200, anna);
    // The sign-in is checked again.
    answer(200, anna);
    done({ counter: 7, derivedKey: '00' });
    expect(await screen.findByText('Drinnen')).toBeVisible();
    expect(told()).toEqual([]);
    const { proof } = JSON.parse(String(fetchMock.mock.calls[1]?.[1]?.body));
    expect(JSON.parse(proof)).toEqual({
      challenge: { parameters: {} },
      solution: { counter: 7, derivedKey: '00' },
    });
  });

  it('passes on what the API says where the browser cannot do the work', async () => {
    solve.mockRejectedValueOnce(new TypeError('no crypto.subtle'));
    await fillIn();
    refuse(429, 'Dein Gerät rechnet erst.', { challenge: '{"parameters":{}}' });
    await submit();
    expect(await screen.findByRole('alert')).toHaveTextContent('Dein Gerät rechnet erst.');
    expect(password()).toHaveValue('Marina-Walk');
    expect(currentAlerts()).toEqual([]);
  });

  it('passes on how long a locked account has to wait', async () => {
    await fillIn();
    refuse(429, 'Zu viele Versuche. In 15 Minuten geht es weiter.');
    await submit();
    expect(await screen.findByRole('alert')).toHaveTextContent('In 15 Minuten geht es weiter.');
  });

  it('says in plain words that the network is missing', async () => {
    await fillIn();
    lose();
    await submit();
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('Manzil ist gerade nicht erreichbar');
    expect(alert).toHaveTextContent('Prüfe deine Internetverbindung');
    expect(email()).toHaveValue('anna.becker@example.com');
  });

  it('opens the page the user had asked for, in place of the sign-in', async () => {
    keepReturnPath('/my-units/7?tab=rent');
    await fillIn();
    answer(200, anna);
    // The sign-in is checked again.
    answer(200, anna);
    await submit();
    expect(await screen.findByRole('heading', { name: 'Drinnen' })).toBeVisible();
    expect(router.state.location).toMatchObject({ pathname: '/my-units/7', search: '?tab=rent' });
    expect(router.state.historyAction).toBe('REPLACE');
    expect(currentInvestor()?.first_name).toBe('Anna');
  });
});
