import { clearAlerts, currentAlerts } from '@manzil/shared/runtime';
import { Refusal, renderScreen } from '@manzil/shared/testing/render-screen';
import * as saving from '@manzil/shared/ui/save-file';
import { screen, waitFor, within } from '@testing-library/react';
import { anInvestor } from '../testing/investor-fixture';
import { anOffPlanUnit, aUnitList, aVacantUnit, fourUnits, units } from '../testing/unit-fixtures';

jest.mock('@manzil/shared/ui/save-file', () => ({ saveFile: jest.fn() }));

const PAST = '2026-11-10';
const [letUnit = aVacantUnit()] = units(1, 1);
const proved = { ...anOffPlanUnit().stage.next_instalment, status: 'proof_submitted' };

const many = aUnitList(units(1, 12), { owned: 250, count: 12 });

const open = (answers: Record<string, unknown>, search = '') =>
  renderScreen({ screen: 'units', at: `/my-units${search}`, answers });

afterEach(clearAlerts);

test('ten units and more are a table, until cards are chosen', async () => {
  const { user } = await open({ 'GET /units': many });
  const [, first] = within(screen.getByRole('table', { name: 'Einheiten' })).getAllByRole('row');
  expect(first).toHaveTextContent(
    'Marina Walk Tower 1Dubai MarinaVermietet01.12.2026 Scheck1.420.000120.0006,40 %',
  );
  await user.click(screen.getByRole('radio', { name: 'Karten' }));
  expect(await screen.findAllByRole('article')).toHaveLength(12);
});

test('a bounced cheque is said in the table and on the card', async () => {
  const [unit] = units(1, 1);
  const { tenancy = null, ...stage } = unit?.stage ?? {};
  const bounced = { ...unit, stage: { ...stage, tenancy: { ...tenancy, cheque_bounced: true } } };
  const { user } = await open({ 'GET /units': { ...many, items: [bounced] } });
  const [, row] = within(screen.getByRole('table', { name: 'Einheiten' })).getAllByRole('row');
  expect(row).toHaveTextContent('Scheck geplatzt');
  await user.click(screen.getByRole('radio', { name: 'Karten' }));
  expect(await screen.findByRole('article')).toHaveTextContent('Scheck geplatzt · 4 Schecks');
});

test('an instalment whose day has passed is marked in the table and on the card', async () => {
  const due_on = '2026-11-10';
  const { stage, ...unit } = anOffPlanUnit({ next_date: due_on });
  const instalment = { ...stage.next_instalment!, due_on, status: 'overdue' as const };
  const overdue = { ...unit, stage: { ...stage, next_instalment: instalment } };
  const { user } = await open({ 'GET /units': { ...many, items: [overdue] } });
  const [, row] = within(screen.getByRole('table', { name: 'Einheiten' })).getAllByRole('row');
  expect(row).toHaveTextContent('10.11.2026 Rate 5 von 9 überfällig');
  await user.click(screen.getByRole('radio', { name: 'Karten' }));
  expect(await screen.findByRole('article')).toHaveTextContent('Überfällig seit 10.11.2026');
});

test.each([
  [
    'handover',
    { handover: { steps_done: 6, steps: 10, deadline_on: PAST } },
    'Übergabe war vorgesehen',
  ],
  [
    'cheque',
    { tenancy: { ...letUnit.stage.tenancy, next_cheque_on: PAST } },
    'Scheck noch nicht eingereicht',
  ],
  [
    'payment',
    { next_instalment: { ...proved, due_on: PAST } },
    'Rate 5 von 9, Nachweis in Prüfung',
  ],
])('the day of a %s that has passed is not written as if ahead', async (_, changes, words) => {
  const unit = { ...letUnit, next_date: PAST, stage: { ...letUnit.stage, ...changes } };
  await open({ 'GET /units': { ...many, items: [unit] } });
  const [, row] = within(screen.getByRole('table', { name: 'Einheiten' })).getAllByRole('row');
  expect(row).toHaveTextContent(`10.11.2026 ${words}`);
});

test('fewer than four units need neither search nor filters, but can be taken along', async () => {
  const { user } = await open({
    'GET /units': aUnitList(fourUnits().slice(1)),
    'GET /units.csv?language=de': 'Gebäude',
  });
  expect(screen.queryByRole('searchbox')).not.toBeInTheDocument();
  expect(screen.queryByLabelText('Sortierung')).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'XLSX laden' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'CSV laden' }));
  await waitFor(() =>
    expect(saving.saveFile).toHaveBeenCalledWith('einheiten.csv', expect.anything()),
  );
});

test('without a unit there is no file', async () => {
  await open({ 'GET /units': aUnitList([]) });
  expect(screen.queryByRole('button', { name: 'CSV laden' })).not.toBeInTheDocument();
});

test('who sees parts has them in order, in the list and in the file', async () => {
  const { user, requests } = await renderScreen({
    screen: 'units',
    at: '/my-units?sort=-price',
    investor: anInvestor({ amounts_of: 'share' }),
    answers: {
      'GET /units?sort=-price_part': many,
      'GET /units?sort=rent_part': many,
      'GET /units.csv?sort=rent_part&language=de': 'Gebäude',
    },
  });
  expect(screen.getByLabelText('Sortierung')).toHaveDisplayValue('Kaufpreis absteigend');
  await user.selectOptions(screen.getByLabelText('Sortierung'), 'Miete aufsteigend');
  await user.click(screen.getByRole('button', { name: 'CSV laden' }));
  await waitFor(() => expect(requests).toHaveLength(3));
  expect(requests).toEqual([
    'GET /units?sort=-price_part',
    'GET /units?sort=rent_part',
    'GET /units.csv?sort=rent_part&language=de',
  ]);
});

test('a state and an emirate narrow the list, and can be lifted together', async () => {
  const vacant = aUnitList([aVacantUnit()], { owned: 12 });
  const { user } = await open({
    'GET /units': aUnitList(units(1, 12)),
    'GET /units?state=let': aUnitList(units(1, 12)),
    'GET /units?state=let&emirate=dubai': vacant,
  });
  await user.click(screen.getByRole('button', { name: 'Vermietet 12' }));
  await user.selectOptions(screen.getByLabelText('Emirat'), 'Dubai (12)');
  expect(await screen.findByText('1 von 12')).toBeInTheDocument();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('1 von 12 Einheiten');
  expect(screen.getByText('Das ist die einzige gefundene Einheit.')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Filter zurücksetzen' }));
  expect(await screen.findByText('Das sind alle zwölf Einheiten.')).toBeInTheDocument();
});

test('what is typed is looked for after a pause, as one search', async () => {
  const { user, requests } = await open({
    'GET /units': many,
    'GET /units?search=safa+4': aUnitList([aVacantUnit()], { owned: 250 }),
  });
  await user.type(screen.getByRole('searchbox', { name: 'Gebäude, Nummer oder Ort' }), 'safa 4');
  expect(await screen.findByText('1 von 250')).toBeInTheDocument();
  expect(requests).toEqual(['GET /units', 'GET /units?search=safa+4']);
});

test('a search that finds nothing says so and leads back to all units', async () => {
  const { user } = await open(
    {
      'GET /units?search=xyz': aUnitList([], {
        owned: 250,
        counts: { states: [], emirates: [], properties: [] },
      }),
      'GET /units': many,
    },
    '?search=xyz',
  );
  const heading = screen.getByRole('heading', { name: 'Keine Einheit gefunden' });
  expect(heading).toBeInTheDocument();
  expect(screen.getByRole('searchbox')).toHaveValue('xyz');
  await user.click(screen.getByRole('button', { name: 'Filter zurücksetzen' }));
  expect(await screen.findByRole('table')).toBeInTheDocument();
  expect(screen.getByRole('searchbox')).toHaveValue('');
});

test('a choice that fails stays chosen and can be tried again', async () => {
  const replies: unknown[] = [new Refusal(400), aUnitList([aVacantUnit()], { owned: 250 })];
  const { user } = await open({
    'GET /units': many,
    'GET /units?sort=-rent': () => replies.shift(),
  });
  await user.selectOptions(screen.getByLabelText('Sortierung'), 'Miete absteigend');
  const failed = await screen.findByText('Die Einheiten lassen sich gerade nicht laden.');
  expect(failed).toBeInTheDocument();
  expect(screen.getByLabelText('Sortierung')).toHaveDisplayValue('Miete absteigend');
  await user.click(screen.getByRole('button', { name: 'Erneut versuchen' }));
  expect(await screen.findByText('Safa Terrace')).toBeInTheDocument();
});

test('a file has what is chosen, in the order on show', async () => {
  const chosen = 'search=safa&sort=-rent';
  const { user, requests } = await open(
    { [`GET /units?${chosen}`]: many, [`GET /units.xlsx?${chosen}&language=de`]: 'PK' },
    `?${chosen}`,
  );
  await user.click(screen.getByRole('button', { name: 'XLSX laden' }));
  await waitFor(() =>
    expect(saving.saveFile).toHaveBeenCalledWith('einheiten.xlsx', expect.anything()),
  );
  expect(requests.at(-1)).toBe(`GET /units.xlsx?${chosen}&language=de`);
});

test('a file that is asked for without a connection says so, and the choice stays', async () => {
  const { user } = await open(
    {
      'GET /units?search=safa': many,
      'GET /units.csv?search=safa&language=de': () => Promise.reject(new TypeError('offline')),
    },
    '?search=safa',
  );
  await user.click(screen.getByRole('button', { name: 'CSV laden' }));
  await waitFor(() =>
    expect(currentAlerts()).toMatchObject([
      {
        title: 'Die CSV-Datei lässt sich gerade nicht laden.',
        message: expect.stringContaining('Prüfe deine Internetverbindung'),
      },
    ]),
  );
  expect(screen.getByRole('searchbox')).toHaveValue('safa');
});
