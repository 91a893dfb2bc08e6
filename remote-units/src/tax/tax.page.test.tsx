import type { TaxYear } from '@manzil/shared/contract/tax/tax';
import { clearAlerts } from '@manzil/shared/runtime';
import { Refusal, renderScreen } from '@manzil/shared/testing/render-screen';
import { screen, within } from '@testing-library/react';
import { moneyId } from '../testing/money-fixtures';
import { aSum, aTaxUnit, aTaxYear, BOOKING } from '../testing/tax-fixtures';

afterEach(clearAlerts);

const YEAR = 'GET /tax?language=de';
const open = (year: TaxYear, answers: Record<string, unknown> = {}) =>
  renderScreen({ screen: 'tax', answers: { [YEAR]: year, ...answers } });
const heading = () => screen.getByRole('heading', { level: 1 });

test('each unit leads to its own form, the sum of all is the heading', async () => {
  await open(aTaxYear());
  expect(heading()).toHaveTextContent(/^7\.036,68.€ Überschuss 2026, vor Abschreibung$/);
  const table = screen.getByRole('table', { name: 'Einnahmen und Kosten 2026 je Einheit' });
  expect(within(table).getByRole('link', { name: 'Safa Terrace 1806' })).toHaveAttribute(
    'href',
    '/financials/tax?year=2026&unit_id=0b7c6a52-6f0f-4c9e-9d5e-3a1f0f6f0b02',
  );
  expect(within(table).getByText(/50 %/)).toBeInTheDocument();
  expect(screen.getByText('Öffne eine Einheit, dort liegt ihr PDF.')).toBeInTheDocument();
});

test('it says what treaty and progression mean, since when, and that it is no advice', async () => {
  await open(aTaxYear());
  expect(screen.getByText('Keine Steuerberatung')).toBeInTheDocument();
  expect(screen.getByText(/kein Doppelbesteuerungsabkommen.*Stand: November 2026/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Kurse der EZB' })).toHaveAttribute('target', '_blank');
});

test('of a unit every group has its bookings, and each leads to where it is booked', async () => {
  await open(aTaxYear({ chosen: aTaxUnit() }));
  const table = within(screen.getByRole('table', { name: 'Buchungen 2026 nach Gruppen' }));
  expect(table.getByRole('rowheader', { name: 'Mieteinnahmen' })).toBeInTheDocument();
  expect(table.getByRole('link', { name: 'Scheck 2 von 4' })).toHaveAttribute(
    'href',
    `/financials/bookings?booking_id=${BOOKING}`,
  );
  expect(table.getByText('0,24000000')).toHaveAttribute('title', 'Kurs vom 01.10.2026');
});

test('a booking without a rate is told at the top and in its row', async () => {
  const whole = aTaxUnit();
  const [group] = whole.groups;
  const [item] = group?.items ?? [];
  if (!group || !item) throw new Error('The fixture has no booking.');
  await open(
    aTaxYear({
      chosen: aTaxUnit({
        income: aSum(3_000_000, 0, 1),
        groups: [{ ...group, items: [{ ...item, converted: null, rate: null, rate_on: null }] }],
      }),
    }),
  );
  expect(screen.getByText('Für eine Buchung fehlt der Kurs')).toBeInTheDocument();
  expect(screen.getByText('kein Kurs')).toBeInTheDocument();
});

test('without a residence it asks for one and keeps to dirhams; a choice is kept', async () => {
  const dirhams = aSum(2_931_950, null);
  const { user, requests } = await open(
    aTaxYear({
      residence: null,
      residence_from: null,
      sum: { income: dirhams, costs: dirhams, surplus: dirhams },
      units: [],
    }),
    { 'PUT /tax/residence': { success: true } },
  );
  expect(heading()).toHaveTextContent(/29\.319,50.AED/);
  expect(screen.getByText('Wo bist du steuerlich ansässig?')).toBeInTheDocument();
  await user.click(screen.getByRole('radio', { name: 'Österreich' }));
  expect(requests).toContain('PUT /tax/residence');
});

test('of a half and of what was sold it says so', async () => {
  await open(aTaxYear({ chosen: aTaxUnit({ share_bps: 5000, owned_to: '2026-05-03' }) }));
  expect(
    screen.getByText(/^Dein Anteil: 50.%\. Alle Beträge sind dein Anteil, wie gebucht\.$/),
  ).toBeInTheDocument();
  expect(screen.getByText('Verkauft, gehörte dir bis 03.05.2026.')).toBeInTheDocument();
});

test('of a unit that is owned alone nothing is said about a share', async () => {
  await open(aTaxYear({ chosen: aTaxUnit() }));
  expect(screen.getByText(/ein- und ausgegangen ist\.$/)).toBeInTheDocument();
  expect(screen.queryByText(/Alle Beträge sind/)).not.toBeInTheDocument();
});

test('over all units, one of them shared, it says what the amounts are', async () => {
  await open(aTaxYear());
  expect(screen.getByText('Alle Beträge sind dein Anteil, wie gebucht.')).toBeInTheDocument();
});

test('what else was booked says of a payout that it is one', async () => {
  const { groups } = aTaxUnit();
  const [rents] = groups;
  const [item] = rents?.items ?? [];
  if (!rents || !item) throw new Error('The fixture has no booking.');
  const payout = { ...item, category: 'payout' as const, text: 'Abrechnung Oktober 2026' };
  const named = { ...payout, booking_id: moneyId(2), text: 'Auszahlung September' };
  await open(
    aTaxYear({
      chosen: aTaxUnit({
        groups: [...groups, { ...rents, group: 'none', items: [payout, named] }],
      }),
    }),
  );
  const besides = screen.getByRole('region', { name: 'Außerdem gebucht' });
  expect(
    within(besides).getByRole('link', { name: 'Auszahlung, Abrechnung Oktober 2026' }),
  ).toBeVisible();
  expect(within(besides).getByRole('link', { name: 'Auszahlung September' })).toBeVisible();
});

test('before the first booking there is no year', async () => {
  await open(aTaxYear({ years: [], units: [] }));
  expect(screen.getByRole('heading', { name: 'Noch kein Steuerjahr' })).toBeInTheDocument();
});

test('the depreciation is reckoned from what is entered, which stays when it is refused', async () => {
  const sent: unknown[] = [];
  const chosen = aTaxUnit();
  const { user } = await open(aTaxYear({ chosen }), {
    [`PUT /tax/depreciations/${chosen.unit?.unit_id}`]: (body: unknown) => {
      sent.push(body);
      return new Refusal(503);
    },
  });
  const land = screen.getByRole('textbox', { name: 'Bodenanteil' });
  await user.click(screen.getByRole('button', { name: 'Abschreibung berechnen' }));
  expect(screen.getAllByText('Trag einen Anteil von 0 bis 100 % ein.')[0]).toBeInTheDocument();
  await user.type(land, '22,5');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Satz im Jahr' }), 'shorter_life');
  await user.type(screen.getByRole('textbox', { name: 'Eigener Satz im Jahr' }), '2,5');
  await user.click(screen.getByRole('button', { name: 'Abschreibung berechnen' }));
  expect(await screen.findByText('Deine Angaben sind noch nicht gespeichert.')).toBeInTheDocument();
  expect(land).toHaveValue('22,5');
});

test('without a rate for the day of purchase it is said which value is needed', async () => {
  const { depreciation } = aTaxUnit();
  if (!depreciation) throw new Error('The fixture has no purchase.');
  const without = { ...depreciation, converted: null, rate: null, rate_on: null };
  const { user } = await open(aTaxYear({ chosen: aTaxUnit({ depreciation: without }) }));
  expect(
    screen.getByText(
      /^Für den Kauftag 18\.05\.2022 .* keinen Kurs\. Trag den Wert in EUR unter „Eigener Anschaffungswert“ ein\.$/,
    ),
  ).toBeInTheDocument();
  const value = screen.getByRole('textbox', {
    name: 'Eigener Anschaffungswert',
    description: /^Nötig, weil/,
  });
  await user.click(screen.getByRole('button', { name: 'Abschreibung berechnen' }));
  expect(value).toHaveAccessibleDescription(/Trag den Betrag in EUR ein\./);
  await user.type(value, 'zwölf');
  await user.click(screen.getByRole('button', { name: 'Abschreibung berechnen' }));
  expect(value).toHaveAccessibleDescription(/Trag den Betrag in EUR ein\./);
});

test('Swiss owners are told that there is no depreciation', async () => {
  await open(aTaxYear({ residence: 'CH', chosen: aTaxUnit() }));
  expect(screen.getByText(/kennt die Schweiz keine Abschreibung/)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Abschreibung berechnen' })).not.toBeInTheDocument();
  expect(heading()).toHaveTextContent(/Überschuss 2026$/);
  expect(screen.queryByText(/vor Abschreibung/)).not.toBeInTheDocument();
});

test.each([
  ['CH', 'Anschaffungskosten'],
  ['AT', 'Anschaffungskosten (AfA)'],
] as const)('in %s what was acquired is called %s', async (residence, name) => {
  const group = { group: 'acquisition_costs' as const, sum: aSum(-900_000, -216_000), items: [] };
  await open(aTaxYear({ residence, chosen: aTaxUnit({ groups: [group] }) }));
  expect(screen.getByRole('rowheader', { name })).toBeInTheDocument();
});

test('what was reckoned is taken off the surplus', async () => {
  const money = (amount: number) => ({ amount, currency: 'EUR' as const });
  const { depreciation } = aTaxUnit();
  if (!depreciation) throw new Error('The fixture has no purchase.');
  await open(
    aTaxYear({
      chosen: aTaxUnit({
        depreciation: {
          ...depreciation,
          entered: {
            land_share_bps: 2000,
            reason: 'finished_from_2023',
            own_rate_bps: null,
            starts_on: '2023-04-18',
            own_acquisition_minor: null,
          },
          version: 1,
          result: {
            land: money(7_381_048),
            building: money(29_524_190),
            rate_bps: 300,
            yearly: money(885_726),
            months: 12,
            amount: money(885_726),
          },
        },
      }),
    }),
  );
  const row = screen.getByRole('row', { name: /Verlust nach Abschreibung/ });
  expect(row).toHaveTextContent('−1.820,58');
  const help = within(screen.getByRole('region', { name: 'Hilfe zur Abschreibung' }));
  expect(help.getByText('Verlust nach Abschreibung').parentElement).toHaveTextContent(
    /−1\.820,58.€$/,
  );
  expect(screen.getByRole('textbox', { name: 'Bodenanteil' })).toHaveValue('20,00');
});
