import { queryClient } from '@manzil/shared/runtime';
import { renderScreen } from '@manzil/shared/testing/render-screen';
import { act, screen, waitFor } from '@testing-library/react';
import { aUnitList, unitId, units } from '../testing/unit-fixtures';
import { unitListQuery } from '../units.api';

beforeEach(() => {
  window.scrollTo = jest.fn();
  globalThis.IntersectionObserver = class {
    observe() {}
    disconnect() {}
  } as unknown as typeof IntersectionObserver;
});

const open = (answers: Record<string, unknown>, search: string) =>
  renderScreen({ screen: 'units', at: `/my-units${search}`, answers });

test('a list ends after eleven pages, and leads to the next units in the same order', async () => {
  const next_cursor = `name.1.${unitId(1)}`;
  const pages = Array.from({ length: 11 }, (_, index) =>
    aUnitList(units(index + 1, 1), { count: 10_000, next_cursor }),
  );
  await open({ 'GET /units?sort=name': pages[0] }, '?sort=name');
  const scrollTo = (reached: number) =>
    act(async () => {
      queryClient.setQueryData(unitListQuery({ sort: 'name' }).queryKey, {
        pages: pages.slice(0, reached),
        pageParams: pages.slice(0, reached).map(() => undefined),
      });
    });
  await scrollTo(10);
  expect(await screen.findByText('10 von 10.000 Einheiten')).toBeInTheDocument();
  expect(screen.getByText('Mehr laden')).toBeInTheDocument();
  await scrollTo(11);
  expect(await screen.findByRole('link', { name: 'Einheiten 12 bis 275' })).toHaveAttribute(
    'href',
    '/my-units?sort=name&from=12',
  );
  expect(screen.queryByText('Mehr laden')).not.toBeInTheDocument();
  expect(screen.queryByText(/Das sind alle/)).not.toBeInTheDocument();
});

test('a later stretch says where it begins, and leads back', async () => {
  const list = aUnitList(units(265, 3), { page: 12, count: 267, counts: null });
  const all = aUnitList(units(1, 24), { count: 267, next_cursor: `urgent.1.${unitId(24)}` });
  const { user } = await open({ 'GET /units?page=12': list, 'GET /units': all }, '?from=265');
  expect(screen.getByText(/Diese Liste beginnt mit Einheit 265\./)).toBeInTheDocument();
  expect(screen.queryByText(/Das sind alle/)).not.toBeInTheDocument();
  expect(screen.getByRole('searchbox')).toBeInTheDocument();
  await user.click(screen.getByRole('link', { name: 'Einheiten 1 bis 264' }));
  expect(await screen.findByText('24 von 267 Einheiten')).toBeInTheDocument();
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  expect(window.scrollTo).toHaveBeenCalledWith({ top: 0, behavior: 'instant' });
});

test('an address beyond the end leads to the last units', async () => {
  const list = aUnitList([], { page: 3994, count: 1000, owned: 1000 });
  await open({ 'GET /units?page=3994': list, 'GET /units': list }, '?from=96001');
  expect(screen.getByRole('link', { name: 'Einheiten 793 bis 1.000' })).toHaveAttribute(
    'href',
    '/my-units?from=793',
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
