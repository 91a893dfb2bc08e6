import { Refusal, renderScreen } from '@manzil/shared/testing/render-screen';
import { screen, within } from '@testing-library/react';
import { aDashboard } from '../testing/dashboard-fixtures';
import { unitId } from '../testing/unit-fixtures';
import { placeLower } from '../testing/window-edge';

const LAST_YEAR = 'GET /dashboard?period=12_months';
const DOCUMENTS = 'GET /documents?page=1';

beforeEach(() => placeLower(true));

const noDocuments = { items: [], page: 1, page_size: 20, has_more: false };

const open = (dashboard = aDashboard(), answers: Record<string, unknown> = {}) =>
  renderScreen({
    screen: 'dashboard',
    answers: {
      [LAST_YEAR]: dashboard,
      [DOCUMENTS]: noDocuments,
      'GET /projects': { items: [] },
      'GET /news': { since: null, items: [] },
      ...answers,
    },
  });

const deed = {
  document_id: unitId(9),
  document_type: 'title-deed',
  status: 'accepted',
  valid_until: null,
  uploaded_on: '2026-11-12',
  unit_label: 'Creek Lantern 1806',
  file: null,
  decline_code: null,
  decline_text: null,
  uploaded_by: 'operator',
  scanning: false,
  unit_id: unitId(2),
  superseded_by_id: null,
};

test('a declined one of the newest documents says so', async () => {
  const passport = { ...deed, document_type: 'passport', status: 'declined', unit_label: null };
  await open(aDashboard(), { [DOCUMENTS]: { ...noDocuments, items: [passport] } });
  const region = await screen.findByRole('region', { name: 'Neueste Dokumente' });
  expect(await within(region).findByText('Reisepass abgelehnt')).toBeVisible();
});

test('the newest documents stand below, and say so where they cannot be loaded', async () => {
  const replies: unknown[] = [new Refusal(422)];
  const withDeed = { ...noDocuments, items: [deed] };
  const { user } = await open(aDashboard(), { [DOCUMENTS]: () => replies.shift() ?? withDeed });
  const alert = await screen.findByText('Die Dokumente lassen sich gerade nicht laden.');
  expect(alert).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Erneut versuchen' }));
  const region = await screen.findByRole('region', { name: 'Neueste Dokumente' });
  expect(await within(region).findByRole('listitem')).toHaveTextContent(
    'Eigentumsurkunde (Title Deed)Creek Lantern 180612.11.2026',
  );
});

test('a newest document is opened by its row, its unit stands as it is called', async () => {
  const arabic = { ...deed, unit_label: 'برج النور 705' };
  await open(aDashboard(), { [DOCUMENTS]: { ...noDocuments, items: [arabic] } });
  const region = await screen.findByRole('region', { name: 'Neueste Dokumente' });
  const row = await within(region).findByRole('listitem');
  expect(row).toHaveClass('stretched');
  expect(within(row).getByRole('link', { name: 'Eigentumsurkunde (Title Deed)' })).toHaveAttribute(
    'href',
    `/profile/documents?document=${unitId(9)}`,
  );
  expect(within(row).getByText('\u2068برج النور\u2069 705')).toBeVisible();
});

const aSite = (property_id: number, published_on: string | null, new_reports = 0) => ({
  property_id,
  name: `Turm ${property_id}`,
  community: 'Dubai Marina',
  finished: false,
  new_reports,
  newest_photo: published_on && {
    path: `construction-photos/${unitId(property_id)}`,
    width: 1200,
    height: 800,
    taken_on: '2026-11-18',
    published_on,
    camera: null,
    caption_de: 'Von Norden',
    caption_en: 'From the north',
    alt_de: 'Rohbau mit Kran',
    alt_en: 'Shell with crane',
  },
});

test('the newest photo of all sites leads to its project, and says what is new there', async () => {
  const items = [aSite(7, '2026-11-01', 4), aSite(8, '2026-11-20', 2), aSite(9, null)];
  await open(aDashboard(), { 'GET /projects': { items } });
  const region = await screen.findByRole('region', { name: 'Von der Baustelle' });
  const link = within(region).getByRole('link', { name: /Rohbau mit Kran Turm 8/ });
  expect(link).toHaveAttribute('href', '/project/8');
  expect(link).toHaveTextContent('Turm 82 ungelesene BerichteVon Norden, 18.11.2026');
});

test('the cash flow can be read as a table whose sums are shown', async () => {
  const { user } = await open();
  expect(
    await screen.findByRole('img', {
      name: 'Einnahmen und Kosten von Dezember\u00A02025 bis November\u00A02026: Miete 40.000,00\u00A0AED, Kosten 7.570,00\u00A0AED.',
    }),
  ).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Als Tabelle anzeigen' }));
  const table = screen.getByRole('table', { name: 'Miete, Kosten und Auszahlungen je Monat' });
  expect(
    within(table).getByRole('row', { name: /März\s2026 40\.000,00 0,00 26\.000,00/ }),
  ).toBeInTheDocument();
  expect(
    within(table).getByRole('row', { name: /Summe 40\.000,00 7\.570,00 26\.000,00/ }),
  ).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Als Diagramm anzeigen' }));
  expect(screen.queryByRole('table')).not.toBeInTheDocument();
});

test.each([
  [true, 'in Tausend AED, letzte zwölf Monate, dein Anteil'],
  [false, 'in Tausend AED, letzte zwölf Monate'],
])('the chart says whose amounts it shows where a unit is shared: %s', async (in_part, note) => {
  await open(aDashboard({ in_part }));
  const region = await screen.findByRole('region', { name: 'Einnahmen und Kosten' });
  expect(within(region).getByText(note)).toBeVisible();
});

const anAgenda = (length: number) => {
  const [entry] = aDashboard().agenda;
  return Array.from({ length }, (_, index) => ({ ...entry!, on: `2026-12-${10 + index}` }));
};

test('a long agenda starts with its first dates', async () => {
  const { user } = await open(aDashboard({ agenda: anAgenda(15), agenda_count: 15 }));
  const region = await screen.findByRole('region', { name: 'Nächste 90 Tage' });
  expect(within(region).getAllByRole('listitem')).toHaveLength(8);
  await user.click(screen.getByRole('button', { name: 'Alle 15 Termine anzeigen' }));
  expect(within(region).getAllByRole('listitem')).toHaveLength(15);
  expect(within(region).queryByText(/weitere/)).not.toBeInTheDocument();
});

test('a large portfolio’s agenda says how many dates it leaves out, and where they are', async () => {
  const { user } = await open(aDashboard({ agenda: anAgenda(20), agenda_count: 290 }));
  const region = await screen.findByRole('region', { name: 'Nächste 90 Tage' });
  await user.click(screen.getByRole('button', { name: 'Die nächsten 20 Termine anzeigen' }));
  expect(within(region).getAllByRole('listitem')).toHaveLength(20);
  expect(within(region).getByText(/^Und 270 weitere Termine\./)).toBeVisible();
  expect(
    within(region).getByRole('link', { name: 'Einheiten nach nächstem Termin' }),
  ).toHaveAttribute('href', '/my-units?sort=next_date');
});

const members = Array.from({ length: 12 }, (_, index) => ({
  unit_id: unitId(index + 1),
  property_name: 'Mina Sands',
  unit_no: String(101 + index),
}));

test.each([
  [12, 'Alle 12 Einheiten zeigen', 12],
  [13, '12 von 13 zeigen', 13],
])('%i instalments of a day unfold to their units', async (number, label, links) => {
  const [entry] = aDashboard().agenda;
  const several = { ...entry!, number, unit: null, building: null, buildings: 2, members };
  const { user } = await open(aDashboard({ agenda: [several] }));
  const region = await screen.findByRole('region', { name: 'Nächste 90 Tage' });
  expect(within(region).getByText(`${number} Raten`)).toBeVisible();
  await user.click(within(region).getByRole('button', { name: label }));
  expect(within(region).getAllByRole('link')).toHaveLength(links);
  expect(within(region).getByRole('link', { name: 'Mina Sands 112' })).toHaveAttribute(
    'href',
    `/my-units/${unitId(12)}`,
  );
  await user.click(within(region).getByRole('button', { name: 'Einklappen' }));
  expect(within(region).queryByRole('link')).not.toBeInTheDocument();
});

test('a document that runs out leads to those of its kind', async () => {
  const [entry] = aDashboard().agenda;
  const expiry = { kind: 'document_expiry' as const, document_type: 'passport', amount: null };
  const none = { unit: null, building: null, buildings: 0 };
  await open(aDashboard({ agenda: [{ ...entry!, ...expiry, ...none }] }));
  const region = await screen.findByRole('region', { name: 'Nächste 90 Tage' });
  expect(within(region).getByText('Reisepass läuft ab')).toBeVisible();
  expect(within(region).getByRole('link', { name: 'Deine Dokumente' })).toHaveAttribute(
    'href',
    '/profile/documents?type=passport#list',
  );
});

test('a name from right to left does not move the amount behind it', async () => {
  const [entry] = aDashboard().agenda;
  const building = { unit: null, building: 'برج النور', buildings: 1, members: [] };
  await open(aDashboard({ agenda: [{ ...entry!, ...building }] }));
  const region = await screen.findByRole('region', { name: 'Nächste 90 Tage' });
  expect(within(region).getByText(/\u2068برج النور\u2069, /)).toBeVisible();
});

test('an address for calendars is shown once, and can be taken back', async () => {
  let created_on: string | null = null;
  const { user } = await open(aDashboard(), {
    'GET /calendar-feed': () => ({ created_on }),
    'POST /calendar-feed': () => {
      created_on = '2026-11-20';
      return { path: '/calendar.ics?token=abc' };
    },
    'DELETE /calendar-feed': () => {
      created_on = null;
      return { success: true };
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Kalender abonnieren' }));
  await user.click(await screen.findByRole('button', { name: 'Adresse erstellen' }));
  expect(await screen.findByLabelText('Adresse für den Kalender')).toHaveValue(
    'https://api.test/calendar.ics?token=abc',
  );
  await user.click(screen.getByRole('button', { name: 'Abo beenden' }));
  expect(await screen.findByRole('button', { name: 'Adresse erstellen' })).toBeVisible();
  expect(screen.queryByLabelText('Adresse für den Kalender')).not.toBeInTheDocument();
});
