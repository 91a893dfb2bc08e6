import { renderScreen } from '@manzil/shared/testing/render-screen';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { aUnitList, unitId, units } from '../testing/unit-fixtures';

beforeEach(() => {
  window.scrollTo = jest.fn();
  globalThis.IntersectionObserver = class {
    observe() {}
    disconnect() {}
  } as unknown as typeof IntersectionObserver;
});

const open = (answers: Record<string, unknown>, search: string) =>
  renderScreen({ screen: 'units', at: `/my-units${search}`, answers });

const cursorAfter = (page: number) => `name.${page}.${unitId(page)}`;
/** Forty pages of one unit each; there are more. */
const pages = Object.fromEntries(
  Array.from({ length: 40 }, (_, index) => [
    `GET /units?sort=name${index === 0 ? '' : `&cursor=${cursorAfter(index)}`}`,
    aUnitList(units(index + 1, 1), { count: 10_000, next_cursor: cursorAfter(index + 1) }),
  ]),
);

test('a list ends after forty pages, and leads to the next units in the same order', async () => {
  await open(pages, '?sort=name');
  for (let shown = 1; shown < 40; shown += 1) {
    await screen.findByText(`${shown} von 10.000 Einheiten`);
    fireEvent.click(screen.getByText('Mehr laden'));
  }
  expect(await screen.findByRole('link', { name: 'Einheiten 41 bis 1.000' })).toHaveAttribute(
    'href',
    '/my-units?sort=name&from=41',
  );
  expect(screen.queryByText('Mehr laden')).not.toBeInTheDocument();
  expect(screen.queryByText(/Das sind alle/)).not.toBeInTheDocument();
});

test('a later stretch says where it begins, and leads back', async () => {
  const list = aUnitList(units(961, 3), { page: 41, count: 963, counts: null });
  const all = aUnitList(units(1, 24), { count: 963, next_cursor: `urgent.1.${unitId(24)}` });
  const { user } = await open({ 'GET /units?page=41': list, 'GET /units': all }, '?from=961');
  expect(screen.getByText(/Diese Liste beginnt mit Einheit 961\./)).toBeInTheDocument();
  expect(screen.queryByText(/Das sind alle/)).not.toBeInTheDocument();
  expect(screen.getByRole('searchbox')).toBeInTheDocument();
  await user.click(screen.getByRole('link', { name: 'Einheiten 1 bis 960' }));
  expect(await screen.findByText('24 von 963 Einheiten')).toBeInTheDocument();
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  expect(window.scrollTo).toHaveBeenCalledWith({ top: 0, behavior: 'instant' });
});

test('an address beyond the end leads to the last units', async () => {
  const list = aUnitList([], { page: 4001, count: 1000, owned: 1000 });
  await open({ 'GET /units?page=4001': list, 'GET /units': list }, '?from=96001');
  expect(screen.getByRole('link', { name: 'Einheiten 961 bis 1.000' })).toHaveAttribute(
    'href',
    '/my-units?from=961',
  );
});

test('while another choice is on its way, nothing is said of where the list goes on', async () => {
  const all = aUnitList(units(1, 24), { count: 250, next_cursor: `urgent.1.${unitId(24)}` });
  const { user } = await open(
    { 'GET /units': all, 'GET /units?sort=name': () => new Promise(() => {}) },
    '',
  );
  await user.selectOptions(screen.getByLabelText('Sortierung'), 'Nach Gebäude');
  await waitFor(() => expect(screen.queryByText('24 von 250 Einheiten')).toBeNull());
  expect(screen.queryByRole('link', { name: /^Einheiten/ })).not.toBeInTheDocument();
});
