import type { Project, ProjectSummary } from '@manzil/shared/contract/projects/projects';
import { queryClient } from '@manzil/shared/runtime';
import { renderScreen } from '@manzil/shared/testing/render-screen';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { aProject } from '../testing/project-fixtures';
import { unitId } from '../testing/unit-fixtures';
import { selectedProperty } from './project.api';

const aProjectListed = (changes: Partial<ProjectSummary> = {}): ProjectSummary => ({
  property_id: 3,
  name: 'Creek Lantern',
  community: 'Creek Harbour',
  finished: false,
  new_reports: 0,
  ...changes,
});
const aFinished = aProjectListed({
  property_id: 1,
  name: 'Marina Walk Tower',
  community: 'Dubai Marina',
  finished: true,
});

const answersWith = (items: ProjectSummary[], project = aProject()) => ({
  'GET /projects': { items },
  'GET /projects/3': project,
  'PUT /projects/3/reading': { read_until: project.as_of },
});

const open = (project = aProject(), items = [aProjectListed()]) =>
  renderScreen({
    screen: 'project',
    at: '/project/3',
    answers: answersWith(items, project),
  });

test('the window is titled by the project', async () => {
  await open();
  expect(document.title).toBe(`${aProject().name} – Manzil`);
});

test('three views of the progress stand side by side, a missing one says so', async () => {
  await open();
  const value = (label: string) => screen.getByText(label).parentElement;
  expect(value('Amtlich (DLD, Grundbuchamt Dubai)')).toHaveTextContent('58 %31.10.2026');
  expect(value('Unsere Begehung')).toHaveTextContent('62 %12.11.2026');
  expect(screen.getByText('Bauträger', { selector: 'dt' }).parentElement).toHaveTextContent(
    'noch kein Wert',
  );
});

test('outside Dubai nobody speaks of the DLD', async () => {
  await open(aProject({ emirate: 'abu_dhabi' }));
  expect(screen.getByText('Amtlich', { selector: 'dt' }).parentElement).toHaveTextContent('58 %');
  expect(screen.getByRole('radio', { name: 'Amtlich' })).toBeInTheDocument();
  expect(screen.getByText(/ · Amtlicher Stand · /)).toBeInTheDocument();
  expect(screen.queryByText(/DLD/)).not.toBeInTheDocument();
});

test('without a number in the address, the property of the default shows', async () => {
  await renderScreen({
    screen: 'project',
    at: '/project',
    answers: answersWith([aProjectListed({ property_id: 2 }), aProjectListed()]),
  });
  expect(screen.getByRole('heading', { level: 1, name: aProject().name })).toBeInTheDocument();
  queryClient.setQueryData(['projects', '4'], aProject(), { updatedAt: Date.now() + 1 });
  expect(selectedProperty()).toBe('4');
});

test('who has nothing under construction is told so, with the buildings that stand', async () => {
  await renderScreen({
    screen: 'project',
    at: '/project',
    answers: { 'GET /projects': { items: [aFinished] } },
  });
  expect(screen.getByRole('heading', { name: 'Gerade wird für dich nichts gebaut' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Marina Walk Tower' })).toHaveAttribute(
    'href',
    '/project/1',
  );
});

test('of several buildings another one can be chosen', async () => {
  const { user } = await renderScreen({
    screen: 'project',
    at: '/project/3',
    answers: {
      ...answersWith([aProjectListed({ new_reports: 2 }), aFinished]),
      'GET /projects/1': aProject({ property_id: 1, name: aFinished.name }),
      'PUT /projects/1/reading': { read_until: aProject().as_of },
    },
  });
  const choice = await screen.findByRole('combobox', { name: 'Gebäude wählen' });
  expect(within(choice).getByRole('option', { selected: true })).toHaveTextContent(
    'Creek Lantern (2 neue Berichte)',
  );
  await user.selectOptions(choice, 'Marina Walk Tower');
  expect(await screen.findByRole('heading', { level: 1, name: aFinished.name })).toBeVisible();
});

test('a finished building says what remains, and shows no empty tiles', async () => {
  await open(
    aProject({
      completion_certificate_on: '2026-03-15',
      updates: [],
      update_count: 0,
      progress: { dld_bps: null, developer_bps: null, site_visit_bps: null },
      units: [{ unit_id: unitId(2), unit_no: '1806', handed_over_on: '2025-10-01' }],
    }),
  );
  expect(screen.getByText('Fertig seit 15.03.2026')).toBeVisible();
  const fact = (label: string) => screen.getByText(label).nextElementSibling;
  expect(fact('Gewährleistung auf die Statik')).toHaveTextContent('bis 15.03.2036');
  expect(fact('Gewährleistung auf die Technik, Einheit 1806')).toHaveTextContent(
    'abgelaufen am 01.10.2026',
  );
  expect(screen.getByRole('link', { name: 'Zu den Dokumenten' })).toBeVisible();
  expect(screen.queryByText('noch kein Wert')).toBeNull();
  expect(screen.queryByRole('heading', { name: 'Bauberichte' })).toBeNull();
  const unit = screen.getByRole('link', { name: 'Einheit 1806' }).closest('li');
  expect(unit).toHaveTextContent('Eckdaten der Einheit');
  expect(unit).not.toHaveTextContent('Zahlplan');
});

test('outside Dubai a finished building promises no warranty of Dubai\u2019s law', async () => {
  const units = [{ unit_id: unitId(2), unit_no: '705', handed_over_on: '2025-10-01' }];
  const finished = { completion_certificate_on: '2025-09-15', units };
  await open(aProject({ ...finished, emirate: 'abu_dhabi' }));
  expect(
    screen.getByText(/^Gebaut wird hier nicht mehr\..* steht im Kaufvertrag\.$/),
  ).toBeVisible();
  expect(screen.getByRole('link', { name: 'Zu den Dokumenten' })).toBeVisible();
  expect(screen.queryByText(/^Gewährleistung auf/)).toBeNull();
});

test('of a building that stands the handover comes next, where it is still to come', async () => {
  const units = [{ unit_id: unitId(2), unit_no: '1806', handed_over_on: null }];
  await open(aProject({ completion_certificate_on: '2026-03-15', units }));
  expect(screen.getByRole('link', { name: 'Zur Übergabe' })).toHaveAttribute('href', '/handover');
});

test('what came since the last visit is marked, and the visit is noted', async () => {
  const [newest, older] = aProject().updates as [Project['updates'][0], Project['updates'][0]];
  const { requests } = await open(aProject({ updates: [{ ...newest, is_new: true }, older] }));
  const [first, second] = screen.getAllByRole('article');
  expect(first).toHaveTextContent('Neu');
  expect(second).not.toHaveTextContent('Neu');
  await waitFor(() => expect(requests).toContain('PUT /projects/3/reading'));
});

test('a building that stood still between two reports is pointed out', async () => {
  const updates = aProject().updates.map((update) => ({
    ...update,
    source: 'dld' as const,
    progress_bps: 5_800,
  }));
  await open(aProject({ updates }));
  expect(
    screen.getByText(/denselben Stand: Amtlicher Stand \(DLD\)\. Wir fragen beim Bauträger nach/),
  ).toBeVisible();
});

test('the first and the latest photo from one place lie over one another', async () => {
  const [newest, older] = aProject().updates as [Project['updates'][0], Project['updates'][0]];
  const [photo] = newest.photos as [Project['updates'][0]['photos'][0]];
  const before = { ...photo, path: 'construction-photos/6', taken_on: '2026-05-02' };
  await open(aProject({ updates: [newest, { ...older, photos: [before] }] }));
  const region = within(screen.getByRole('region', { name: 'Vorher und nachher' }));
  expect(region.getByText('Nordseite, 02.05.2026')).toBeVisible();
  const border = region.getByRole('slider', { name: 'Grenze zwischen vorher und nachher' });
  fireEvent.change(border, { target: { value: '80' } });
  expect(border).toHaveAttribute('aria-valuetext', '80\u00A0% vom älteren Foto');
});

test('a photo opens on the whole screen, as wide as it is needed, and closes by Esc', async () => {
  const { user } = await open();
  await user.click(screen.getByRole('button', { name: 'Foto vergrößern: Rohbau mit Kran' }));
  const viewer = await screen.findByRole('dialog', { name: 'Fotos von der Baustelle' });
  expect(viewer).toHaveTextContent('Foto 1 von 1 · Nordseite, 11.11.2026');
  const photo = await within(viewer).findByRole('img', { name: 'Rohbau mit Kran' });
  expect(photo).toHaveAttribute('src', expect.stringMatching(/construction-photos\/7\?width=480$/));
  await user.keyboard('{Escape}');
  await waitFor(() => expect(viewer).not.toBeInTheDocument());
});

test('reports that contradict each other are pointed out', async () => {
  await open(aProject({ progress: { dld_bps: 5000, developer_bps: 6400, site_visit_bps: null } }));
  expect(
    screen.getByText(/14 Prozentpunkte auseinander\. Wir klären das mit dem Bauträger\./),
  ).toBeInTheDocument();
});

test('reports that agree are left alone', async () => {
  await open();
  expect(screen.queryByText(/Punkte auseinander/)).not.toBeInTheDocument();
});

test('says how much later the forecast is than the contract', async () => {
  await open();
  expect(screen.getByText('92 Tage später')).toBeInTheDocument();
});

test('Arabic names turn nothing around beside them', async () => {
  await open(aProject({ name: 'برج النور 2', developer: 'شركة النهر' }));
  const heading = screen.getByRole('heading', { level: 1, name: 'برج النور 2' });
  expect(heading.querySelector('bdi')).toHaveTextContent('برج النور 2');
  expect(screen.getByText('\u2068شركة النهر\u2069 · Creek Harbour, Dubai')).toBeVisible();
});

test('names the only account to pay into', async () => {
  await open();
  expect(screen.getByText('Überweise nur auf dieses Treuhandkonto')).toBeInTheDocument();
  expect(screen.getByText('Emirates Escrow Bank · IBAN endet auf 4417')).toBeInTheDocument();
});

test('the reports can be narrowed to one source', async () => {
  const { user } = await open();
  expect(screen.getAllByRole('article')).toHaveLength(2);
  await user.click(screen.getByRole('radio', { name: 'Amtlich' }));
  expect(screen.getAllByRole('article')).toHaveLength(1);
  expect(screen.getByRole('heading', { name: 'Amtlicher Baufortschritt' })).toBeInTheDocument();
});

test('where older reports are left out, the list says so at its end', async () => {
  await open(aProject({ update_count: 60 }));
  expect(screen.getByText('Hier stehen die 24 neuesten Berichte jeder Quelle.')).toBeVisible();
});

test('a script in a report never reaches the page', async () => {
  await open();
  const [report] = screen.getAllByRole('article');
  expect(report).toHaveTextContent('Die Schalung steht.');
  expect(report?.querySelector('script')).toBeNull();
});

test('the growth of the building is drawn month by month', async () => {
  await open();
  const growth = screen.getByRole('region', { name: 'So ist das Gebäude gewachsen' });
  expect(
    within(growth)
      .getAllByRole('img')
      .map((drawing) => drawing.getAttribute('aria-label')),
  ).toEqual([
    'Oktober\u00A02026: 22 von 32 Geschossen betoniert',
    'November\u00A02026: 24 von 32 Geschossen betoniert',
  ]);
});

test('a project without reports says so, and when there is progress to see', async () => {
  await open(
    aProject({
      updates: [],
      update_count: 0,
      progress: { dld_bps: null, developer_bps: null, site_visit_bps: null },
    }),
  );
  expect(screen.getByText('Für dieses Projekt liegt noch kein Bericht vor.')).toBeInTheDocument();
  expect(screen.getByText(/^Den Baustand siehst du hier, sobald der erste Bericht/)).toBeVisible();
  expect(screen.queryByText('noch kein Wert')).not.toBeInTheDocument();
});

test('leads to the own unit', async () => {
  await open();
  expect(screen.getByRole('link', { name: 'Einheit 1806' })).toHaveAttribute(
    'href',
    `/my-units/${unitId(2)}`,
  );
});

afterEach(() => jest.useRealTimers());

const PHOTO_MISSING = 'Das Foto lässt sich gerade nicht laden: Rohbau mit Kran.';

test('photos of a report say what they show, where and when; one that does not come is asked for three times, then leaves its words', async () => {
  await open();
  const photo = await screen.findByRole('img', { name: 'Rohbau mit Kran' });
  expect(photo).toHaveAttribute('src', expect.stringMatching(/\/construction-photos\/7$/));
  expect(photo.closest('figure')).toHaveTextContent('Nordseite, 11.11.2026');
  jest.useFakeTimers();
  const asked = [photo];
  for (const seconds of [5, 15]) {
    fireEvent.error(asked[0] as HTMLElement);
    act(() => jest.advanceTimersByTime(seconds * 1000 - 1));
    expect(screen.getByRole('img', { name: 'Rohbau mit Kran' })).toBe(asked[0]);
    act(() => jest.advanceTimersByTime(1));
    asked.unshift(screen.getByRole('img', { name: 'Rohbau mit Kran' }));
  }
  expect(new Set(asked).size).toBe(3);
  expect(asked[0]).toHaveAttribute('src', photo.getAttribute('src'));
  expect(screen.queryByText(PHOTO_MISSING)).toBeNull();
  fireEvent.error(asked[0] as HTMLElement);
  expect(screen.getByText(PHOTO_MISSING)).toBeInTheDocument();
});
