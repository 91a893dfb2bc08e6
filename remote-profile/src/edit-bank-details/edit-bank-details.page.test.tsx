import type { ListedAccount } from '@manzil/shared/contract/bank-accounts/bank-accounts';
import { dropAllKept } from '@manzil/shared/runtime';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { account, before, next } from '../testing/bank-accounts.fixture';
import { profile } from '../testing/profile.fixture';
import { show } from '../testing/show';

const LIST = 'GET /bank-accounts';
const CHANGE = 'PUT /bank-accounts/payout';
const AUSTRIAN = 'AT61 1904 3002 3457 3201';
const open = (items: ListedAccount[], answers = {}) =>
  show('edit-bank-details', { profile, answers: { [LIST]: { items }, ...answers } });

afterEach(dropAllKept);

const field = (name: string) => screen.getByRole('textbox', { name });
const iban = () => field('IBAN');
const password = () => screen.getByLabelText('Passwort');
const submit = () => screen.getByRole('button', { name: 'Konto ändern' });
const problem = (status: number, code: string, fields?: Record<string, string>) => () =>
  Response.json(
    {
      type: 'about:blank',
      title: 'x',
      status,
      instance: 'x',
      code,
      message: 'x',
      ...(fields && { fields }),
    },
    { status },
  );

test('an account is changed: the day and hour are said before, the password is asked for', async () => {
  const put = jest.fn(() => ({ items: [next, before] }));
  const { user } = await open([account], { [CHANGE]: put });
  const steps = screen.getAllByRole('listitem').map((step) => step.textContent);
  expect(steps[1]).toMatch(/So lange gehen Auszahlungen noch auf DE\s••••\s3000,/);
  expect(steps[2]).toMatch(/^Sonntag, 22\.\sNovember\s2026.*10:42 Uhr in Dubai/);
  expect(field('Kontoinhaber')).toHaveValue('Anna Becker');
  fireEvent.input(iban(), { target: { value: 'at611904300234573201' } });
  expect(iban()).toHaveValue(AUSTRIAN);
  expect(await screen.findByText('Stimmt. Konto in: Österreich')).toBeVisible();
  await user.type(password(), 'Marina-Walk');
  await user.dblClick(submit());
  expect(await screen.findByText('Adresse: /profile/bank-details')).toBeVisible();
  expect(put.mock.calls).toEqual([
    [
      {
        iban: AUSTRIAN,
        holder_name: 'Anna Becker',
        currency: 'EUR',
        bic: null,
        password: 'Marina-Walk',
        version: 1,
      },
    ],
  ]);
});

test('the bank of a German IBAN is named while it is typed; the API is told its code alone', async () => {
  const { requests } = await open([account], {
    'GET /banks?country=DE&bank_code=37040044': { name: 'Commerzbank' },
  });
  fireEvent.input(iban(), { target: { value: 'DE89370400440' } });
  await waitFor(() => expect(iban()).toHaveAccessibleDescription('Commerzbank'));
  fireEvent.input(iban(), { target: { value: 'DE89370400440532013000' } });
  expect(await screen.findByText('Stimmt. Commerzbank, Deutschland')).toBeVisible();
  expect(requests.filter((one) => one.includes('/banks'))).toHaveLength(1);
});

test('where the name of the bank does not come, the country is said', async () => {
  await open([account]);
  fireEvent.input(iban(), { target: { value: 'DE89370400440532013000' } });
  expect(await screen.findByText('Stimmt. Konto in: Deutschland')).toBeVisible();
});

test('what is wrong is listed, a typing error of an IBAN is said while it is typed', async () => {
  const { user, requests } = await open([]);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Bankverbindung eintragen');
  expect(document.title).toBe('Bankverbindung eintragen – Manzil');
  fireEvent.input(iban(), { target: { value: 'AT611904300234573202' } });
  expect(await screen.findByText(/Tippfehler/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Konto eintragen' }));
  const summary = await screen.findByRole('region', {
    name: 'Drei Angaben fehlen noch oder stimmen nicht',
  });
  await waitFor(() => expect(summary).toHaveFocus());
  expect(iban()).toHaveAccessibleDescription(/Prüfziffer passt nicht/);
  expect(password()).toHaveAccessibleDescription('Trag dein Passwort ein.');
  expect(requests.sort()).toEqual(['GET /bank-accounts', 'GET /profile']);
});

test('a BIC is asked for where SEPA does not reach', async () => {
  const put = jest.fn(() => ({ items: [next, before] }));
  const { user } = await open([account], { [CHANGE]: put });
  expect(screen.queryByRole('textbox', { name: 'BIC' })).not.toBeInTheDocument();
  fireEvent.input(iban(), { target: { value: 'AE070331234567890123456' } });
  await user.type(password(), 'Marina-Walk');
  expect(await screen.findByRole('textbox', { name: 'BIC' })).toBeVisible();
  await user.click(submit());
  expect(field('BIC')).toHaveAccessibleDescription(/nur mit BIC/);
  expect(put).not.toHaveBeenCalled();
  await user.type(field('BIC'), 'BOMLAEAD');
  await user.click(submit());
  await waitFor(() =>
    expect(put).toHaveBeenCalledWith(expect.objectContaining({ bic: 'BOMLAEAD' })),
  );
});

test('of an account in another name it is said before that it is checked', async () => {
  const { user } = await open([account]);
  await user.clear(field('Kontoinhaber'));
  await user.type(field('Kontoinhaber'), 'Thomas Becker');
  expect(screen.queryByText('Das Konto läuft nicht auf deinen Namen')).not.toBeInTheDocument();
  await user.tab();
  expect(screen.getByText('Das Konto läuft nicht auf deinen Namen')).toBeVisible();
  expect(screen.getByText(/sobald wir es geprüft haben/)).toBeVisible();
});

test("a company's account is asked for in the company's name", async () => {
  const { user } = await show('edit-bank-details', {
    profile: { ...profile, company_name: 'Becker Holding GmbH' },
    answers: { [LIST]: { items: [account] } },
  });
  expect(field('Kontoinhaber')).toHaveValue('Becker Holding GmbH');
  expect(field('Kontoinhaber')).toHaveAccessibleDescription(/wie er im Register steht/);
  expect(screen.queryByText(/sobald wir es geprüft haben/)).not.toBeInTheDocument();
  await user.clear(field('Kontoinhaber'));
  await user.type(field('Kontoinhaber'), 'Anna Becker');
  await user.tab();
  expect(screen.getByText('Das Konto läuft nicht auf deine Firma')).toBeVisible();
});

test('a wrong password is said beside it, and nothing typed is lost', async () => {
  const { user } = await open([account], {
    [CHANGE]: problem(422, 'auth.password_wrong', { password: 'Das Passwort stimmt nicht.' }),
  });
  fireEvent.input(iban(), { target: { value: AUSTRIAN } });
  await user.type(password(), 'wrong');
  await user.click(submit());
  await waitFor(() => expect(password()).toHaveFocus());
  expect(password()).toHaveAccessibleDescription('Das Passwort stimmt nicht.');
  expect(iban()).toHaveValue(AUSTRIAN);
});

test('changed in another tab meanwhile, both are shown, the stored IBAN masked', async () => {
  let changed = false;
  const { user } = await open([account], {
    [CHANGE]: () => {
      changed = true;
      return problem(409, 'changed_meanwhile')();
    },
    [LIST]: () => ({ items: changed ? [next, before] : [account] }),
  });
  fireEvent.input(iban(), { target: { value: AUSTRIAN } });
  await user.type(password(), 'Marina-Walk');
  await user.click(submit());
  expect(
    await screen.findByRole('radio', { name: /^Deine Eingabe.*IBAN: AT61 1904 3002 3457 3201/ }),
  ).toBeVisible();
  expect(screen.getByRole('radio', { name: /IBAN: DE\s••••\s2109/ })).toBeVisible();
});

test('one whose answer was lost is not a conflict: it has arrived', async () => {
  let arrived = false;
  const stored = { ...next, iban_country: 'AT', iban_last4: '3201' };
  const { user } = await open([account], {
    [CHANGE]: () => {
      arrived = true;
      return problem(409, 'changed_meanwhile')();
    },
    [LIST]: () => ({ items: arrived ? [stored, before] : [account] }),
  });
  fireEvent.input(iban(), { target: { value: AUSTRIAN } });
  await user.type(password(), 'Marina-Walk');
  await user.click(submit());
  expect(await screen.findByText('Adresse: /profile/bank-details')).toBeVisible();
});
