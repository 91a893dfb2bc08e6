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

test('a list ends after twenty pages, and leads to the next units in the same order', async () => {
  const next_cursor = `name.1.${unitId(1)}`;
  const pages = Array.from({ length: 20 }, (_, index) =>
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
  await scrollTo(19);
  expect(await screen.findByText('19 von 10.000 Einheiten')).toBeInTheDocument();
  expect(screen.getByText('Mehr laden')).toBeInTheDocument();
  await scrollTo(20);
  expect(await screen.findByRole('link', { name: 'Einheiten 21 bis 500' })).toHaveAttribute(
    'href',
    '/my-units?sort=name&from=21',
  );
  expect(screen.queryByText('Mehr laden')).not.toBeInTheDocument();
  expect(screen.queryByText(/Das sind alle/)).not.toBeInTheDocument();
});

test('a later stretch says where it begins, and leads back', async () => {
  const list = aUnitList(units(481, 3), { page: 21, count: 483, counts: null });
  const all = aUnitList(units(1, 24), { count: 483, next_cursor: `urgent.1.${unitId(24)}` });
  const { user } = await open({ 'GET /units?page=21': list, 'GET /units': all }, '?from=481');
  expect(screen.getByText(/Diese Liste beginnt mit Einheit 481\./)).toBeInTheDocument();
  expect(screen.queryByText(/Das sind alle/)).not.toBeInTheDocument();
  expect(screen.getByRole('searchbox')).toBeInTheDocument();
  await user.click(screen.getByRole('link', { name: 'Einheiten 1 bis 480' }));
  expect(await screen.findByText('24 von 483 Einheiten')).toBeInTheDocument();
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
