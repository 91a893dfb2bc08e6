import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { anna, openHelp, preparePortal, signOut } from '../layout/testing/render-in-portal';
import { declared, declaredDevices, label, quay } from './testing/harbour-quay';
import { close, field, options, show, typeIn } from './testing/search-page';

let asked: string[] = [];
let answer: () => Promise<Response>;

beforeEach(() => {
  asked = [];
  close.mockClear();
  signOut.mockClear();
  answer = async () => Response.json(quay);
  globalThis.fetch = jest.fn(async (address: string | URL | Request) => {
    if (String(address) === '/registry.json')
      return Response.json({ remotes: [{ name: 'units', search: declared }] });
    asked.push(String(address));
    return answer();
  }) as typeof fetch;
  preparePortal(anna);
});

test('begins with all actions, and asks nothing before something is typed', async () => {
  show();
  expect(await screen.findByRole('option', { name: 'Anschrift ändern' })).toBeVisible();
  expect(screen.getByRole('option', { name: 'Hilfe & Support öffnen' })).toBeVisible();
  expect(asked).toEqual([]);
});

test('finds by keyboard: the arrows choose, Enter opens', async () => {
  const router = show();
  typeIn('harbour q');
  expect(await screen.findByRole('option', { name: /Harbour Q ?uay 806/ })).toHaveAttribute(
    'aria-selected',
    'true',
  );
  const units = within(screen.getByRole('group', { name: 'Einheiten' }));
  expect(units.getByText('2 von 13')).toBeVisible();
  expect(units.getAllByText('Q', { selector: 'b' })[0]).toBeVisible();
  fireEvent.keyDown(field(), { key: 'ArrowDown' });
  fireEvent.keyDown(field(), { key: 'Enter' });
  await waitFor(() => expect(router.state.location.pathname).toBe('/my-units/b'));
  expect(close).toHaveBeenCalled();
  expect(asked).toEqual(['http://api.test/search?q=harbour+q&language=de']);
});

test('leads to all that fit, and leaves out what no remote shows', async () => {
  const router = show();
  typeIn('harbour & co');
  await userEvent.click(await screen.findByRole('option', { name: 'Alle 13 anzeigen' }));
  expect(router.state.location.search).toBe('?search=harbour%20%26%20co');
  expect(options()).not.toContain('Unbekanntes');
});

test('the help is one of the actions', async () => {
  show();
  answer = async () => Response.json({ groups: [] });
  typeIn('hilfe');
  await userEvent.click(await screen.findByRole('option', { name: 'Hilfe & Support öffnen' }));
  expect(openHelp).toHaveBeenCalled();
});

test.each(['abmelden', 'ausloggen', 'logout'])('by "%s" one signs out', async (typed) => {
  show();
  answer = async () => Response.json({ groups: [] });
  typeIn(typed);
  await userEvent.click(await screen.findByRole('option', { name: 'Abmelden' }));
  expect(signOut).toHaveBeenCalledTimes(1);
  expect(close).toHaveBeenCalled();
});

test('of two that fit, the one that begins with what is typed stands first', async () => {
  globalThis.fetch = jest.fn(async (address: string | URL | Request) =>
    Response.json(
      String(address) === '/registry.json'
        ? { remotes: [{ name: 'profile', search: [declaredDevices] }] }
        : { groups: [] },
    ),
  ) as typeof fetch;
  show();
  typeIn('abmelden');
  await screen.findByRole('option', { name: 'Geräte ansehen oder abmelden' });
  expect(options()).toEqual(['Abmelden', 'Geräte ansehen oder abmelden']);
});

test('a visitor has nothing to sign out of, and finds the help by its telephone', async () => {
  preparePortal(null);
  show();
  answer = async () => Response.json({ groups: [] });
  typeIn('telefon');
  await screen.findByRole('option', { name: 'Hilfe & Support öffnen' });
  typeIn('abmelden');
  expect(await screen.findByText('Nichts gefunden zu „abmelden“.')).toBeVisible();
});

test('says what to do where nothing is found', async () => {
  show();
  answer = async () => Response.json({ groups: [] });
  typeIn('xyz%_');
  expect(await screen.findByText('Nichts gefunden zu „xyz%_“.')).toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent('Keine Treffer');
});

test('actions are found without the API, which is asked once more where it fails', async () => {
  answer = async () => Response.json({ code: 'internal', message: 'Fehler' }, { status: 500 });
  show();
  typeIn('anschr');
  expect(await screen.findByRole('alert')).toHaveTextContent('Die Suche antwortet gerade nicht.');
  expect(options()).toEqual(['Anschrift ändern']);
  answer = async () => Response.json(quay);
  await userEvent.click(screen.getByRole('button', { name: 'Erneut versuchen' }));
  expect(await screen.findByRole('option', { name: /Harbour Quay 806/ })).toBeVisible();
});

test('an area that an operator has switched off is not found', async () => {
  const item = { path: '/my-units', is_activated: false, is_visible: true, reason: label('zu') };
  preparePortal({ ...anna, navigation: [item] as typeof anna.navigation });
  show();
  typeIn('harbour');
  await waitFor(() => expect(asked).toHaveLength(1));
  expect(await screen.findByText('Nichts gefunden zu „harbour“.')).toBeVisible();
});

test('leaving the field opens nothing, and no more than 100 characters are sent', async () => {
  const router = show();
  typeIn('harbour');
  await screen.findByRole('option', { name: /Harbour Quay 806/ });
  fireEvent.blur(field());
  expect(router.state.location.pathname).toBe('/');
  expect(field()).toHaveAttribute('maxlength', '100');
});
