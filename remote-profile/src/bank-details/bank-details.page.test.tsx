import { clearAlerts } from '@manzil/shared/runtime';
import { screen, within } from '@testing-library/react';
import { account, before, next } from '../testing/bank-accounts.fixture';
import { show } from '../testing/show';
import { LIST, listed, open, taken, withdrawButton } from './testing/listed-accounts';

afterEach(clearAlerts);

const region = (name: string | RegExp) => within(screen.getByRole('region', { name }));

test('an account in use is shown with its IBAN masked, and the way to change it', async () => {
  await open([account]);
  expect(screen.getAllByRole('definition').map((value) => value.textContent)).toEqual([
    'DE\u00A0••••\u00A03000',
    'Anna Becker',
    'Hanseatische Privatbank',
    'Euro (EUR)',
    '30.10.2026',
    'Geprüft',
  ]);
  expect(screen.getByRole('link', { name: 'Bankverbindung ändern' })).toHaveAttribute(
    'href',
    '/profile/edit-bank-details',
  );
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

test('for 48 hours old and new stand side by side, with the day and both clocks', async () => {
  await open([next, before]);
  const old = region(/^Gilt bis So\., 22\.\sNov\./);
  expect(old.getByText(/\d\d:\d\d Uhr/)).toHaveTextContent('10:00 Uhr in Dubai');
  expect(old.getByText('DE •••• 3000', { selector: 'p' })).toBeVisible();
  expect(old.getByText('Geprüft')).toBeVisible();
  const fresh = region(/^Gilt ab So\., 22\.\sNov\./);
  expect(fresh.getByText('DE •••• 2109', { selector: 'p' })).toBeVisible();
  expect(fresh.getByText('Sperrfrist')).toBeVisible();
  expect(screen.getByText(/^Geändert am 20\.11\.2026 um/)).toBeVisible();
});

test('once the new account is used the page says so by itself', async () => {
  await show('bank-details', {
    now: '2026-11-22T05:59:59.900Z',
    answers: {
      [LIST]: listed(
        [next, before],
        [
          { ...next, in_use: true },
          { ...before, in_use: false },
        ],
      ),
    },
  });
  jest.setSystemTime(new Date('2026-11-22T06:00:00Z'));
  expect(region(/^Gilt bis/).getByText('DE •••• 3000', { selector: 'p' })).toBeVisible();
  expect(await screen.findByText('Frühere Konten')).toBeVisible();
  expect(screen.queryByText(/^Gilt /)).not.toBeInTheDocument();
});

test('what the API has not said is not shown, whatever the clock says', async () => {
  const now = '2026-11-22T06:00:01Z';
  await show('bank-details', { now, answers: { [LIST]: { items: [next, before] } } });
  expect(region(/^Gilt ab/).getByText('Sperrfrist')).toBeVisible();
  expect(screen.queryByText('Gilt weiter')).not.toBeInTheDocument();
});

test('an account of somebody else is not used before it is checked', async () => {
  const waits = { ...next, holder_name: 'Thomas Becker', status: 'pending_verification' } as const;
  await open([waits, before]);
  expect(region('Gilt weiter').getByText('Auszahlungen gehen hierhin.')).toBeVisible();
  expect(region('Wird geprüft').getByText('In Prüfung')).toBeVisible();
  expect(
    region('Wird geprüft').getByText(/^Gilt, sobald wir es geprüft haben\. Frühestens ab So\./),
  ).toBeVisible();
});

test('of a check that takes longer than the 48 hours no past day is said', async () => {
  const waits = { ...next, status: 'pending_verification' } as const;
  const answers = { [LIST]: { items: [waits, before] } };
  await show('bank-details', { now: '2026-11-24T06:00:00Z', answers });
  expect(region('Wird geprüft').getByText('Gilt, sobald wir es geprüft haben.')).toBeVisible();
});

test('a rejected account says what to do, and that the old one goes on', async () => {
  const { user, openHelp } = await open([{ ...next, status: 'rejected' }, before]);
  expect(region('Gilt weiter').getByText('DE •••• 3000', { selector: 'p' })).toBeVisible();
  expect(region('Gilt nicht').getByText('Abgelehnt')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Anderes Konto eintragen' })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Bankverbindung ändern' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Mit uns sprechen' }));
  expect(openHelp).toHaveBeenCalledTimes(1);
});

test.each([
  ['verified', 'Auszahlungen ab Sonntag, 22. November 2026', 'Sperrfrist', true],
  ['pending_verification', 'Wir prüfen noch, wem dieses Konto gehört', 'In Prüfung', true],
  ['rejected', 'Dieses Konto konnten wir nicht bestätigen', 'Abgelehnt', false],
] as const)('a first account that is %s says so: %s', async (status, title, word, withdrawable) => {
  await open([{ ...next, status }]);
  expect(screen.getByText(title)).toBeVisible();
  expect(screen.getByText(word)).toBeVisible();
  expect(screen.queryAllByRole('button', { name: 'Konto zurücknehmen' })).toHaveLength(
    withdrawable ? 1 : 0,
  );
});

test('a missing account is said, with the way to enter one', async () => {
  await open([]);
  expect(screen.getByText('Noch keine Bankverbindung hinterlegt')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Bankverbindung eintragen' })).toBeVisible();
});

test('of a former account it is said whether it was replaced or taken back', async () => {
  await open([account, taken, { ...before, in_use: false }]);
  const rows = region('Frühere Konten').getAllByRole('listitem');
  expect(rows.map((row) => row.textContent)).toEqual([
    'DE\u00A0••••\u00A02109Zurückgenommen am 20.11.2026',
    'DE\u00A0••••\u00A03000Hanseatische Privatbank · Ersetzt am 20.11.2026',
  ]);
});

test('English says the same', async () => {
  await open([next, before], {}, 'en');
  expect(region(/^Used from Sun,? 22\sNov/).getByText('Waiting period')).toBeVisible();
  expect(withdrawButton('Withdraw change')).toBeVisible();
});
