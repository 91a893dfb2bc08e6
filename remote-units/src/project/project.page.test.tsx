import { queryClient } from '@manzil/shared/runtime';
import { renderScreen } from '@manzil/shared/testing/render-screen';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { aProject } from '../testing/project-fixtures';
import { unitId } from '../testing/unit-fixtures';
import { selectedProperty } from './project.api';

const open = (project = aProject()) =>
  renderScreen({
    screen: 'project',
    at: '/project/3',
    answers: { 'GET /projects/3': project },
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
    answers: { 'GET /projects/3': aProject() },
  });
  expect(screen.getByRole('heading', { level: 1, name: aProject().name })).toBeInTheDocument();
  queryClient.setQueryData(['projects', '4'], aProject(), { updatedAt: Date.now() + 1 });
  expect(selectedProperty()).toBe('4');
});

test('reports that contradict each other are pointed out', async () => {
  await open(aProject({ progress: { dld_bps: 5000, developer_bps: 6400, site_visit_bps: null } }));
  expect(screen.getByText(/Die Angaben liegen 14 Punkte auseinander\./)).toBeInTheDocument();
});

test('reports that agree are left alone', async () => {
  await open();
  expect(screen.queryByText(/Punkte auseinander/)).not.toBeInTheDocument();
});

test('says where the building stands as seen from the unit', async () => {
  await open();
  expect(
    screen.getByText('Der Rohbau ist sechs Geschosse über deiner Einheit.'),
  ).toBeInTheDocument();
  expect(
    screen.getByRole('img', {
      name: '24 von 32 Geschossen betoniert, Fassade bis zum 11. Deine Einheit liegt in der 18. Etage.',
    }),
  ).toHaveTextContent('Deine Einheit, 18. Etage');
});

test('says how much later the forecast is than the contract', async () => {
  await open();
  expect(screen.getByText('92 Tage später')).toBeInTheDocument();
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
  const growth = screen.getByRole('list', { name: 'So ist das Gebäude gewachsen' });
  expect(
    within(growth)
      .getAllByRole('img')
      .map((drawing) => drawing.getAttribute('aria-label')),
  ).toEqual([
    'Oktober 2026: 22 von 32 Geschossen betoniert',
    'November 2026: 24 von 32 Geschossen betoniert',
  ]);
});

test('a project without reports says so', async () => {
  await open(
    aProject({
      updates: [],
      update_count: 0,
      progress: { dld_bps: null, developer_bps: null, site_visit_bps: null },
    }),
  );
  expect(screen.getByText('Für dieses Projekt liegt noch kein Bericht vor.')).toBeInTheDocument();
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
