import { currentInvestor, setInvestor } from '@manzil/shared/runtime';
import { Refusal, renderScreen } from '@manzil/shared/testing/render-screen';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { aDashboard, anEmptyDashboard, anOffPlanDashboard } from '../testing/dashboard-fixtures';
import { aed, unitId } from '../testing/unit-fixtures';

const LAST_YEAR = 'GET /dashboard?period=12_months';
const THIS_YEAR = 'GET /dashboard?period=year';

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
  expect(screen.getByRole('link', { name: 'Unterlagen vollständig' })).toHaveAttribute(
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
    screen.getByRole('link', { name: 'Dokument abgelehnt: Auszahlungen warten' }),
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
    await screen.findByRole('link', { name: 'Dokument abgelehnt: Auszahlungen warten' }),
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

test('a large portfolio says how many units it does not draw', async () => {
  await open({ [LAST_YEAR]: aDashboard({ unit_count: 250 }) });
  expect(screen.getByText(/Und 246 weitere\./)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Alle 250 Einheiten ansehen' })).toHaveAttribute(
    'href',
    '/my-units',
  );
});

test('what needs a decision leads to the place where it is taken', async () => {
  await open();
  const region = screen.getByRole('region', { name: 'Das steht an' });
  expect(within(region).getByText('2 offen')).toBeInTheDocument();
  expect(within(region).getByText('506.000,00 AED')).toBeInTheDocument();
  expect(
    within(region).getByText('Ohne Zahlung bis 24.11. verschiebt sich die Übergabe.'),
  ).toBeInTheDocument();
  expect(within(region).getByRole('link', { name: 'Zahlungsdaten ansehen' })).toHaveAttribute(
    'href',
    `/my-units/${unitId(3)}/instalments/5`,
  );
  expect(within(region).getByText('Reisepass läuft ab')).toBeInTheDocument();
  expect(within(region).getByRole('link', { name: 'Dokumente öffnen' })).toHaveAttribute(
    'href',
    '/profile/documents',
  );
});

const decisionsOf = (length: number) => {
  const [decision] = aDashboard().decisions;
  return Array.from({ length }, (_, index) => ({ ...decision!, id: `decision:${index}` }));
};

test('more than three decisions are shown on demand, and put away again', async () => {
  const { user } = await open({
    [LAST_YEAR]: aDashboard({ decisions: decisionsOf(45), decision_count: 45 }),
  });
  const region = screen.getByRole('region', { name: 'Das steht an' });
  expect(within(region).getAllByRole('listitem')).toHaveLength(3);
  await user.click(within(region).getByRole('button', { name: 'Alle 45 anzeigen' }));
  expect(within(region).getAllByRole('listitem')).toHaveLength(45);
  expect(within(region).queryByText(/weitere/)).not.toBeInTheDocument();
  await user.click(within(region).getByRole('button', { name: 'Weniger anzeigen' }));
  expect(within(region).getAllByRole('listitem')).toHaveLength(3);
});

test('of very many decisions it says how many are not shown', async () => {
  const { user } = await open({
    [LAST_YEAR]: aDashboard({ decisions: decisionsOf(50), decision_count: 62 }),
  });
  await user.click(screen.getByRole('button', { name: 'Die 50 dringendsten anzeigen' }));
  expect(
    screen.getByText('12 weitere folgen, sobald etwas davon erledigt ist.'),
  ).toBeInTheDocument();
});

test('with nothing to decide it says what comes next', async () => {
  await open({ [LAST_YEAR]: aDashboard({ decisions: [], decision_count: 0 }) });
  expect(
    screen.getByText('Alles erledigt. Nächster Termin: 24.11.2026, Restzahlung (Rate 5 von 5).'),
  ).toBeInTheDocument();
});

test('shows the figures of the last twelve months and how they come about', async () => {
  await open();
  expect(figure('Mieteinnahmen')).toHaveTextContent('174.000,00AED');
  expect(figure('Mieteinnahmen')).toHaveTextContent('+4,8 % zum Vorjahr');
  expect(figure('Kosten')).toHaveTextContent('24 % der Miete');
  expect(figure('Vermietungsquote')).toHaveTextContent('98,2%');
  expect(figure('Vermietungsquote')).toHaveTextContent('717 von 730 Tagen');
  expect(figure('Noch zu zahlende Raten')).toHaveTextContent('1.616.000,00AED');
  expect(screen.getByRole('button', { name: 'So entsteht: Kosten' })).toBeInTheDocument();
  expect(figure('Kosten')).toHaveTextContent('Gezählt: 01.12.2025 bis 20.11.2026, dein Anteil.');
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

test('the cash flow can be read as a table whose sums are shown', async () => {
  const { user } = await open();
  expect(
    await screen.findByRole('img', {
      name: 'Einnahmen und Kosten von Dezember 2025 bis November 2026: Miete 40.000,00\u00A0AED, Kosten 7.570,00\u00A0AED.',
    }),
  ).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Als Tabelle anzeigen' }));
  const table = screen.getByRole('table', { name: 'Miete, Kosten und Auszahlungen je Monat' });
  expect(
    within(table).getByRole('row', { name: /März 2026 40\.000,00 0,00 26\.000,00/ }),
  ).toBeInTheDocument();
  expect(
    within(table).getByRole('row', { name: /Summe 40\.000,00 7\.570,00 26\.000,00/ }),
  ).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Als Diagramm anzeigen' }));
  expect(screen.queryByRole('table')).not.toBeInTheDocument();
});

test('somebody with units under construction only sees the instalments instead of rent', async () => {
  await open({ [LAST_YEAR]: anOffPlanDashboard() });
  expect(figure('Nächste Rate')).toHaveTextContent('92.500,00AEDfällig 01.12.2026');
  expect(figure('Baufortschritt')).toHaveTextContent('62%');
  expect(screen.queryByText('Mieteinnahmen')).not.toBeInTheDocument();
  expect(screen.queryByRole('radio', { name: 'Jahr' })).not.toBeInTheDocument();
  expect(screen.queryByText('Einnahmen und Kosten')).not.toBeInTheDocument();
});

test('an account without units says what to do', async () => {
  await open({ [LAST_YEAR]: anEmptyDashboard() });
  expect(
    screen.getByRole('heading', { name: 'Noch keine Einheit zugeordnet' }),
  ).toBeInTheDocument();
  expect(screen.queryByText('Zahlen')).not.toBeInTheDocument();
  const documents = screen.getByRole('link', { name: 'Zu den Dokumenten' });
  expect(documents).toHaveAttribute('href', '/profile/documents');
});

const anAgenda = (length: number) => {
  const [entry] = aDashboard().agenda;
  return Array.from({ length }, (_, index) => ({ ...entry!, seq: index + 1 }));
};

test('a long agenda starts with its first dates', async () => {
  const { user } = await open({
    [LAST_YEAR]: aDashboard({ agenda: anAgenda(15), agenda_count: 15 }),
  });
  const region = screen.getByRole('region', { name: 'Nächste 90 Tage' });
  expect(within(region).getAllByRole('listitem')).toHaveLength(8);
  await user.click(screen.getByRole('button', { name: 'Alle 15 Termine anzeigen' }));
  expect(within(region).getAllByRole('listitem')).toHaveLength(15);
  expect(within(region).queryByText(/weitere/)).not.toBeInTheDocument();
});

test('the agenda of a large portfolio says how many dates it leaves out, and where they are', async () => {
  const { user } = await open({
    [LAST_YEAR]: aDashboard({ agenda: anAgenda(20), agenda_count: 290 }),
  });
  const region = screen.getByRole('region', { name: 'Nächste 90 Tage' });
  await user.click(screen.getByRole('button', { name: 'Die nächsten 20 Termine anzeigen' }));
  expect(within(region).getAllByRole('listitem')).toHaveLength(20);
  expect(within(region).getByText(/^Und 270 weitere Termine\./)).toBeVisible();
  expect(within(region).getByRole('link', { name: 'Alle Einheiten ansehen' })).toHaveAttribute(
    'href',
    '/my-units',
  );
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
