import { currentInvestor, setInvestor } from '@manzil/shared/runtime';
import { Refusal, renderScreen } from '@manzil/shared/testing/render-screen';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { aDashboard, anEmptyDashboard, anOffPlanDashboard } from '../testing/dashboard-fixtures';
import { aed, unitId } from '../testing/unit-fixtures';
import { placeLower } from '../testing/window-edge';

const LAST_YEAR = 'GET /dashboard?period=12_months';
const THIS_YEAR = 'GET /dashboard?period=year';

beforeEach(() => placeLower(false));

const open = (
  answers: Record<string, unknown> = { [LAST_YEAR]: aDashboard() },
  more: { at?: string; language?: 'de' | 'en' } = {},
) =>
  renderScreen({
    screen: 'dashboard',
    answers,
    ...more,
  });

const figure = (label: string) => screen.getByText(label, { selector: 'dt' }).parentElement;

test('greets the investor by name, with the date and the time in Dubai', async () => {
  await open();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(
    /^Guten (Morgen|Tag|Abend), Anna\.$/,
  );
  expect(screen.getByText('Freitag, 20. November 2026')).toBeInTheDocument();
  expect(screen.getByText(/Dubai 10:42/)).toBeInTheDocument();
});

test('shows that the profile is active and leads to it', async () => {
  await open();
  expect(screen.getByRole('link', { name: 'Profil vollständig' })).toHaveAttribute(
    'href',
    '/profile',
  );
});

test('says why the profile is inactive', async () => {
  await open({
    [LAST_YEAR]: aDashboard({
      profile_status: 'inactive',
      profile_reasons: ['document_declined'],
    }),
  });
  expect(
    screen.getByRole('link', { name: 'Dokument abgelehnt: Auszahlungen angehalten' }),
  ).toBeInTheDocument();
});

test('follows what the office has decided while it is open', async () => {
  let dashboard = aDashboard({ profile_status: 'in_review' });
  const { requests } = await open({ [LAST_YEAR]: () => dashboard });
  act(() => setInvestor({ ...currentInvestor()!, profile_status: 'in_review' }));
  const asked = requests.length;
  dashboard = aDashboard({ profile_status: 'inactive', profile_reasons: ['document_declined'] });
  act(() => setInvestor({ ...currentInvestor()!, profile_status: 'inactive' }));
  expect(
    await screen.findByRole('link', { name: 'Dokument abgelehnt: Auszahlungen angehalten' }),
  ).toBeVisible();
  act(() => setInvestor({ ...currentInvestor()!, avatar: 'a' }));
  expect(requests.slice(asked)).toEqual([LAST_YEAR]);
});

test('is asked for again when it is seen again after more than 30 seconds', async () => {
  const { requests } = await open();
  expect(requests).toEqual([LAST_YEAR]);
  jest.setSystemTime(Date.now() + 31_000);
  fireEvent(window, new Event('visibilitychange'));
  await waitFor(() => expect(requests).toEqual([LAST_YEAR, LAST_YEAR]));
});

test('every building leads to its unit and says where it stands', async () => {
  await open();
  const list = screen.getByRole('list', { name: 'Deine Einheiten' });
  expect(within(list).getAllByRole('link')).toHaveLength(4);
  const building = within(list).getByRole('link', { name: /Creek Lantern 1806/ });
  expect(building).toHaveAttribute('href', `/my-units/${unitId(2)}`);
  expect(building).toHaveTextContent('Im Bau');
  expect(building).toHaveTextContent('62 %, 24 von 32 Geschossen');
  expect(within(list).getByText('seit 13 Tagen leer')).toBeInTheDocument();
});

test.each([
  [7, 'property_id=7'],
  [undefined, 'search=Creek%20Lantern'],
])('a large portfolio is a tower for each building, with its units (%s)', async (id, choice) => {
  const property_id = id && { property_id: id };
  const buildings = [
    {
      ...property_id,
      property_name: 'Creek Lantern',
      units: 13,
      stages: [
        { lifecycle: 'let' as const, units: 12 },
        { lifecycle: 'notice_given' as const, units: 1 },
      ],
    },
  ];
  const units = aDashboard().units.map((unit) => ({ ...unit, ...property_id }));
  await open({ [LAST_YEAR]: aDashboard({ units, unit_count: 250, buildings }) });
  const list = screen.getByRole('list', { name: 'Deine Einheiten' });
  const tower = within(list).getByRole('link', { name: /Creek Lantern 13\sEinheiten/ });
  expect(tower).toHaveTextContent('Vermietet 12 · Gekündigt 1');
  expect(tower).toHaveAttribute('href', `/my-units?${choice}`);
  expect(screen.getByRole('link', { name: 'Alle 250 Einheiten ansehen' })).toHaveAttribute(
    'href',
    '/my-units',
  );
});

test('shows the figures of the last twelve months and how they come about', async () => {
  await open();
  expect(figure('Mieteinnahmen')).toHaveTextContent('174.000,00AED');
  expect(figure('Mieteinnahmen')).toHaveTextContent('+4,8 % zum Vorjahr');
  expect(figure('Kosten')).toHaveTextContent('24 % der Miete');
  expect(figure('Vermietungsquote')).toHaveTextContent('98,2%');
  expect(figure('Vermietungsquote')).toHaveTextContent('717 von 730 Tagen');
  expect(figure('Noch zu zahlende Raten')).toHaveTextContent('1.616.000,00AED');
  expect(figure('Noch zu zahlende Raten')).toHaveTextContent('Stand heute, 2 Einheiten');
  expect(figure('Nettorendite')).toHaveTextContent('vermietete Einheiten, auf ein Jahr');
  expect(screen.getByRole('button', { name: 'So entsteht: Kosten' })).toBeInTheDocument();
  expect(figure('Kosten')).toHaveTextContent('Gezählt: 01.12.2025 bis 20.11.2026, dein Anteil.');
});

test('what the accounts hold and the next payout stand above the figures', async () => {
  await open();
  expect(figure('Guthaben bei uns')).toHaveTextContent('13.324,00AEDStand 20.11.2026');
  expect(figure('Nächste Auszahlung')).toHaveTextContent('10.000,00AEDbeauftragt am 03.11.2026');
});

test('the last payout is told as what left, before the fee of the bank', async () => {
  const payout = { on: '2026-11-03', amount: aed(12_400), arrived: true };
  await open({ [LAST_YEAR]: aDashboard({ payout }) });
  expect(figure('Letzte Auszahlung')).toHaveTextContent(
    '12.400,00AEDvor Bankgebühr, angekommen am 03.11.2026',
  );
});

test('with a unit that is owned in part it says which figures are the part', async () => {
  await open({ [LAST_YEAR]: aDashboard({ in_part: true }) });
  expect(screen.getByText('01.12.2025 bis 20.11.2026, dein Anteil')).toBeVisible();
  expect(figure('Noch zu zahlende Raten')).toHaveTextContent(
    'Stand heute, 2 Einheiten (ganze Einheiten)',
  );
});

test('a balance below zero says what becomes of it', async () => {
  await open({ [LAST_YEAR]: aDashboard({ held: { amount: -112_750, currency: 'AED' } }) });
  expect(figure('Saldo bei uns')).toHaveTextContent(
    'Stand 20.11.2026. Den Fehlbetrag verrechnen wir mit der nächsten Miete.',
  );
});

test('another period brings its own figures', async () => {
  const thisYear = aDashboard({ period: 'year' });
  thisYear.figures.rent = aed(146_000);
  const { user, requests } = await open({ [LAST_YEAR]: aDashboard(), [THIS_YEAR]: thisYear });
  await user.click(screen.getByRole('radio', { name: 'Jahr' }));
  expect(await screen.findByText('146.000')).toBeInTheDocument();
  expect(figure('Mieteinnahmen')).toHaveTextContent(
    'Gezählt: 01.01.2026 bis 20.11.2026, dein Anteil.',
  );
  expect(requests).toEqual([LAST_YEAR, THIS_YEAR]);
});

test('an address with a period asks for that period', async () => {
  const { requests } = await open(
    { [THIS_YEAR]: aDashboard({ period: 'year' }) },
    { at: '/dashboard?period=year' },
  );
  expect(requests).toEqual([THIS_YEAR]);
  expect(screen.getByRole('radio', { name: 'Jahr' })).toBeChecked();
});

test('a period that fails is said in place and can be tried again', async () => {
  const thisYear = aDashboard({ period: 'year' });
  thisYear.figures.rent = aed(146_000);
  const replies: unknown[] = [new Refusal(500), thisYear];
  const { user } = await open({ [LAST_YEAR]: aDashboard(), [THIS_YEAR]: () => replies.shift() });
  await user.click(screen.getByRole('radio', { name: 'Jahr' }));
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('Die Zahlen für „Jahr“ lassen sich gerade nicht laden.');
  expect(alert).toHaveTextContent('Du siehst weiter „12 Monate“.');
  expect(figure('Mieteinnahmen')).toHaveTextContent('174.000,00AED');
  await user.click(within(alert).getByRole('button', { name: 'Erneut versuchen' }));
  expect(await screen.findByText('146.000')).toBeInTheDocument();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('somebody with units under construction only sees the instalments instead of rent', async () => {
  await open({ [LAST_YEAR]: anOffPlanDashboard() });
  await screen.findByText('Nächste Rate');
  expect(figure('Nächste Rate')).toHaveTextContent('92.500,00AEDfällig 01.12.2026');
  expect(figure('Baufortschritt')).toHaveTextContent('62%');
  expect(screen.queryByText('Mieteinnahmen')).not.toBeInTheDocument();
  expect(screen.queryByRole('radio', { name: 'Jahr' })).not.toBeInTheDocument();
  expect(screen.queryByText('Einnahmen und Kosten')).not.toBeInTheDocument();
});

test('an account without units says what to do', async () => {
  await open({ [LAST_YEAR]: anEmptyDashboard() });
  expect(
    await screen.findByRole('heading', { name: 'Noch keine Einheit zugeordnet' }),
  ).toBeInTheDocument();
  expect(screen.queryByText('Zahlen')).not.toBeInTheDocument();
  const documents = screen.getByRole('link', { name: 'Zu den Dokumenten' });
  expect(documents).toHaveAttribute('href', '/profile/documents');
});

test('speaks English', async () => {
  await open({ [LAST_YEAR]: aDashboard() }, { language: 'en' });
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(
    /^Good (morning|afternoon|evening), Anna\.$/,
  );
  expect(screen.getByText('AED 506,000.00')).toBeInTheDocument();
  expect(figure('Rent received')).toHaveTextContent('AED174,000.00');
  expect(figure('Occupancy')).toHaveTextContent('98.2%');
});
