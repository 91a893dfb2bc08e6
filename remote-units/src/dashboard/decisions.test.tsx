import type { Decision } from '@manzil/shared/contract/dashboard/decision';
import { renderScreen } from '@manzil/shared/testing/render-screen';
import { screen, within } from '@testing-library/react';
import { contractId } from '../testing/contract-fixtures';
import { aDashboard } from '../testing/dashboard-fixtures';
import { unitId } from '../testing/unit-fixtures';
import { placeLower } from '../testing/window-edge';

const LAST_YEAR = 'GET /dashboard?period=12_months';

beforeEach(() => placeLower(false));

const open = (answers: Record<string, unknown> = { [LAST_YEAR]: aDashboard() }) =>
  renderScreen({ screen: 'dashboard', answers });

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
});

test.each([
  ['missing', 'upload=passport', 'Dokument hochladen', 'Auszahlungen sind angehalten, bis wir'],
  ['declined', `document=${unitId(8)}`, 'Dokument öffnen', 'Den Grund siehst du beim Öffnen.'],
  [
    'expired',
    `document=${unitId(8)}`,
    'Dokument öffnen',
    'angehalten, bis Ersatz hochgeladen ist.',
  ],
  ['expiring', `document=${unitId(8)}`, 'Dokument öffnen', 'Danach sind Auszahlungen angehalten'],
] as const)(
  'a document that is %s says what follows, and opens itself',
  async (state, at, action, said) => {
    const [, passport] = aDashboard().decisions;
    const kind = `document_${state}` as const;
    const document_id = state === 'missing' ? null : unitId(8);
    await open({ [LAST_YEAR]: aDashboard({ decisions: [{ ...passport!, kind, document_id }] }) });
    const region = screen.getByRole('region', { name: 'Das steht an' });
    expect(region).toHaveTextContent(said);
    const link = within(region).getByRole('link', { name: action });
    expect(link).toHaveAttribute('href', `/profile/documents?${at}`);
  },
);

test.each([
  ['instalment_due', 'Nach diesem Tag bist du beim Bauträger in Verzug.'],
  ['instalment_overdue', 'Der Bauträger kann mahnen und später vom Kauf zurücktreten.'],
] as const)('an instalment says what follows when it is not paid (%s)', async (kind, said) => {
  const [decision] = aDashboard().decisions;
  await open({ [LAST_YEAR]: aDashboard({ decisions: [{ ...decision!, kind }] }) });
  expect(screen.getByRole('region', { name: 'Das steht an' })).toHaveTextContent(said);
});

test('what is said of several is said in the plural', async () => {
  const [decision] = aDashboard().decisions;
  const ending = { ...decision!, kind: 'tenancy_ending' as const, number: 15, unit: null };
  await open({ [LAST_YEAR]: aDashboard({ decisions: [ending] }) });
  expect(screen.getByText('15 Mietverträge: Laufzeit endet, nicht gekündigt')).toBeVisible();
  expect(screen.getByText(/^Ohne neue Vereinbarung gelten/)).toBeVisible();
});

test.each([
  ['2026-12-10', 'Zahlungsfrist bis 10.12.2026, danach ist eine Klage möglich.'],
  [null, 'Die Bank hat die Zahlung abgelehnt.'],
])('a bounced cheque says what counts next, and leads to its steps (%s)', async (until, said) => {
  const [decision] = aDashboard().decisions;
  const bounced = { ...decision!, kind: 'cheque_bounced' as const, holds_until: until };
  await open({ [LAST_YEAR]: aDashboard({ decisions: [bounced] }) });
  expect(screen.getByText(said)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Schecks ansehen' })).toHaveAttribute(
    'href',
    '/financials/rents?search=Yas%20Canal%20House%20705',
  );
});

test('what has no day of its own is due now', async () => {
  const [decision] = aDashboard().decisions;
  const declined = { ...decision!, kind: 'document_declined' as const, due_on: null };
  await open({ [LAST_YEAR]: aDashboard({ decisions: [declined] }) });
  const region = screen.getByRole('region', { name: 'Das steht an' });
  expect(within(region).getByRole('time')).toHaveTextContent(/^Jetzt$/);
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
    screen.getByText('12 weitere Punkte folgen, sobald etwas davon erledigt ist.'),
  ).toBeInTheDocument();
});

test.each([
  ['rent_notice_due', '2 Mieterhöhungen ankündigen'],
  ['rent_notice_missed', 'Verpasst: 2 Mieterhöhungen'],
] as const)(
  'units with the same question are one row, which unfolds to each (%s)',
  async (kind, title) => {
    const members = [1, 2].map((n) => ({
      unit_id: unitId(n),
      property_name: 'Mina Sands',
      unit_no: `10${n}`,
      seq: null,
      amount: null,
      contract_id: contractId(n),
    }));
    const gathered: Decision = {
      ...decisionsOf(1)[0]!,
      kind,
      number: 2,
      unit: null,
      building: 'Mina Sands',
      members,
      due_on: '2026-11-30',
    };
    const { user } = await open({ [LAST_YEAR]: aDashboard({ decisions: [gathered] }) });
    const row = within(screen.getByRole('region', { name: 'Das steht an' })).getByRole('listitem');
    expect(row).toHaveTextContent(title);
    await user.click(within(row).getByRole('button', { name: 'Alle 2 ansehen' }));
    expect(await within(row).findByRole('link', { name: 'Mina Sands 102' })).toHaveAttribute(
      'href',
      `/contracts/${contractId(2)}`,
    );
  },
);

test('a missed notice says what holds now, and is put away when it was read', async () => {
  const missed: Decision = {
    ...decisionsOf(1)[0]!,
    kind: 'rent_notice_missed',
    contract_id: contractId(1),
    due_on: '2026-11-02',
    holds_until: '2028-01-31',
    next_on: '2027-11-02',
  };
  await open({ [LAST_YEAR]: aDashboard({ decisions: [missed], decision_count: 1 }) });
  const region = screen.getByRole('region', { name: 'Das steht an' });
  expect(region).toHaveTextContent('0 offen, 1 verpasst');
  expect(region).toHaveTextContent(
    'Wurde keine angekündigt, bleibt die Miete bis 31.01.2028 gleich. Nächste Frist: 02.11.2027.',
  );
  expect(within(region).getByRole('button', { name: 'Gelesen' })).toBeVisible();
  const contract = within(region).getByRole('link', { name: 'Mietvertrag ansehen' });
  expect(contract).toHaveAttribute('href', `/contracts/${contractId(1)}`);
  expect(within(region).queryByRole('button', { name: 'Später' })).not.toBeInTheDocument();
});

test('a decision is put off to a day before its own, and opened again', async () => {
  const [decision] = decisionsOf(1);
  const putOff = { ...decision!, later_until: '2026-11-21' };
  const without = { decisions: [], decision_count: 0, set_aside: [putOff] };
  let dashboard = aDashboard({ decisions: [decision!], decision_count: 1 });
  const { user, requests } = await open({
    [LAST_YEAR]: () => dashboard,
    'PUT /decisions': () => {
      dashboard = aDashboard(requests.length > 2 ? {} : without);
      return { success: true };
    },
  });
  await user.click(screen.getByRole('button', { name: 'Später' }));
  expect(screen.queryByRole('button', { name: /27\.\sNov/ })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: /21\.\sNov/ }));
  expect(await screen.findByText(/^Bis .*21\. Nov.* verschoben: Restzahlung/)).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Erledigtes und Verschobenes' }));
  expect(await screen.findByText(/verschoben bis 21\.11\.2026/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Wieder öffnen' }));
  expect(await screen.findByText('Reisepass läuft ab')).toBeVisible();
});

test('what was set aside is not said to be done', async () => {
  const set_aside = aDashboard().decisions;
  await open({ [LAST_YEAR]: aDashboard({ decisions: [], decision_count: 0, set_aside }) });
  expect(await screen.findByText(/^Im Moment ist nichts offen\./)).toBeInTheDocument();
  expect(screen.queryByText(/Alles erledigt/)).not.toBeInTheDocument();
});

/** Of more than a row may name. */
const gathered = (changes: Partial<Decision>): Decision => ({
  ...decisionsOf(1)[0]!,
  number: 2,
  unit: null,
  members: [1, 2].map((number) => ({
    ...{ unit_id: unitId(number), property_name: 'Creek Lantern', unit_no: `70${number}` },
    ...{ seq: null, contract_id: null, document_id: unitId(10 + number), amount: null },
  })),
  ...changes,
});

test.each([
  [
    { kind: 'document_expiring', document_type: 'ejari' },
    { name: 'Ejari-Zertifikat' },
    '/profile/documents?type=ejari#list',
  ],
  [{ kind: 'tenancy_ending' }, { name: 'Alle Einheiten ansehen' }, '/my-units'],
] as const)('of more than a row can name, a link leads to the rest (%o)', async (of, link, at) => {
  const many = gathered({ ...of, number: 104 });
  const { user } = await open({ [LAST_YEAR]: aDashboard({ decisions: [many] }) });
  const row = within(screen.getByRole('region', { name: 'Das steht an' })).getByRole('listitem');
  await user.click(within(row).getByRole('button', { name: 'Alle 104 ansehen' }));
  expect(await within(row).findByText(/^Und 102 weitere\./)).toBeVisible();
  expect(within(row).getByRole('link', link)).toHaveAttribute('href', at);
});

test('units with an ending document of one type are one, and lead each to its own', async () => {
  const ejari = gathered({ kind: 'document_expiring', document_type: 'ejari' });
  const { user } = await open({ [LAST_YEAR]: aDashboard({ decisions: [ejari] }) });
  expect(await screen.findByText('Ejari-Zertifikat: 2 laufen ab')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Alle 2 ansehen' }));
  expect(await screen.findByRole('link', { name: 'Creek Lantern 702' })).toHaveAttribute(
    'href',
    `/profile/documents?document=${unitId(12)}`,
  );
});

test('with nothing to decide it says what comes next', async () => {
  await open({ [LAST_YEAR]: aDashboard({ decisions: [], decision_count: 0 }) });
  expect(
    await screen.findByText(
      'Alles erledigt. Nächster Termin: 24.11.2026, Restzahlung (Rate 5 von 5).',
    ),
  ).toBeInTheDocument();
});
