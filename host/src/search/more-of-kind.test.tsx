import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { anna, preparePortal } from '../layout/testing/render-in-portal';
import { contracts, declared, declaredDocuments, label, quay } from './testing/harbour-quay';
import { close, field, options, show, typeIn } from './testing/search-page';

const WHOLE = 'http://api.test/search?q=vertrag&language=de&kind=document';

let asked: string[] = [];
let total: number;
let fails: boolean;

beforeEach(() => {
  asked = [];
  total = 20;
  fails = false;
  close.mockClear();
  globalThis.fetch = jest.fn(async (address: string | URL | Request) => {
    if (String(address) === '/registry.json')
      return Response.json({ remotes: [{ search: [...declared, declaredDocuments] }] });
    asked.push(String(address));
    if (!String(address).includes('kind=document'))
      return Response.json({ groups: [...quay.groups, contracts(3, total)] });
    return fails
      ? Response.json({ code: 'internal', message: 'Fehler' }, { status: 500 })
      : Response.json({ groups: [contracts(Math.min(total, 50), total)] });
  }) as typeof fetch;
  preparePortal(anna);
});

const group = () => within(screen.getByRole('group', { name: 'Dokumente' }));
const all = (name = 'Alle 20 anzeigen') => screen.findByRole('option', { name });

test('all documents that fit are shown in their group, and opened by keyboard', async () => {
  const router = show();
  typeIn('vertrag');
  await all();
  expect(group().getByText('3 von 20')).toBeVisible();
  // Two units and the way to all of them come before.
  for (let at = 0; at < 6; at += 1) fireEvent.keyDown(field(), { key: 'ArrowDown' });
  expect(await all()).toHaveAttribute('aria-selected', 'true');
  fireEvent.keyDown(field(), { key: 'Enter' });
  const fourth = await screen.findByRole('option', { name: 'Verwaltungsvertrag 4' });
  expect(fourth).toHaveAttribute('aria-selected', 'true');
  expect(group().getAllByRole('option')).toHaveLength(20);
  expect(group().queryByText(/ von /)).not.toBeInTheDocument();
  expect(close).not.toHaveBeenCalled();
  expect(screen.getByRole('option', { name: 'Alle 13 anzeigen' })).toBeVisible();
  expect(asked[1]).toBe(WHOLE);
  fireEvent.keyDown(field(), { key: 'ArrowDown' });
  fireEvent.keyDown(field(), { key: 'Enter' });
  await waitFor(() => expect(router.state.location.search).toBe('?document=d5'));
  expect(close).toHaveBeenCalled();
});

test('of very many the first fifty are shown, and nothing promises more', async () => {
  total = 250;
  show();
  typeIn('vertrag');
  await userEvent.click(await all('Die ersten 50 anzeigen'));
  expect(await group().findByText('50 von 250')).toBeVisible();
  expect(group().getAllByRole('option')).toHaveLength(50);
});

test('what is typed next begins with three of each kind again', async () => {
  show();
  typeIn('vertrag');
  await userEvent.click(await all());
  await screen.findByRole('option', { name: 'Verwaltungsvertrag 20' });
  typeIn('verwaltung');
  expect(await all()).toBeVisible();
  expect(group().getAllByRole('option')).toHaveLength(4);
});

test('where the rest cannot be loaded it is asked for once more', async () => {
  fails = true;
  show();
  typeIn('vertrag');
  await userEvent.click(await all());
  expect(await screen.findByRole('alert')).toHaveTextContent('Die Suche antwortet gerade nicht.');
  expect(options()).toContain('Verwaltungsvertrag 3');
  fails = false;
  await userEvent.click(screen.getByRole('button', { name: 'Erneut versuchen' }));
  expect(await screen.findByRole('option', { name: 'Verwaltungsvertrag 20' })).toBeVisible();
});

test('of an area that is switched off no way to more is left', async () => {
  const item = { path: '/profile', is_activated: false, is_visible: true, reason: label('zu') };
  preparePortal({ ...anna, navigation: [item] as typeof anna.navigation });
  show();
  typeIn('vertrag');
  await screen.findByRole('option', { name: 'Alle 13 anzeigen' });
  expect(screen.queryByRole('group', { name: 'Dokumente' })).not.toBeInTheDocument();
});
