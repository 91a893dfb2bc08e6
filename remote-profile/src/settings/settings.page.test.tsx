import type { OpenSession } from '@manzil/shared/contract/sessions/open-sessions';
import { NotificationTopic, type Settings } from '@manzil/shared/contract/settings/settings';
import { queryClient } from '@manzil/shared/runtime';
import { Refusal } from '@manzil/shared/testing/render-screen';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { show } from '../testing/show';

const settings: Settings = {
  locale: 'de',
  display_currency: 'aed',
  area_unit: 'sqm',
  timezone: 'Europe/Berlin',
  notifications: Object.fromEntries(
    NotificationTopic.options.map((topic) => [topic, { email: true }]),
  ) as Settings['notifications'],
  version: 3,
};
const session = (changes: Partial<OpenSession>): OpenSession => ({
  session_id: '6c2f0c8e-0000-4000-8000-000000000001',
  device: 'Chrome, macOS',
  created_at: '2026-11-20T05:00:00Z',
  last_seen_at: '2026-11-20T06:30:00Z',
  current: false,
  ...changes,
});
const here = session({ current: true });
const phone = session({
  session_id: '6c2f0c8e-0000-4000-8000-000000000002',
  device: 'Safari, iPhone',
});
const changed = new Refusal(409, 'changed_meanwhile');

beforeEach(() => {
  globalThis.IntersectionObserver = class {
    observe() {}
    disconnect() {}
  } as unknown as typeof IntersectionObserver;
});

/** The settings as an API keeps them. */
function api(first = settings) {
  const stored = { now: first };
  const put = jest.fn((sent: Settings): unknown => {
    if (sent.version !== stored.now.version) return changed;
    stored.now = { ...sent, version: sent.version + 1 };
    return stored.now;
  });
  return { stored, put };
}

function open({ stored, put } = api(), answers: object = {}) {
  return show('settings', {
    answers: {
      'GET /settings': () => stored.now,
      'PUT /settings': put,
      'GET /auth/sessions': { items: [here, phone] },
      ...answers,
    },
  });
}
const radio = (name: string) => screen.getByRole('radio', { name });
const mails = (topic: string) =>
  within(screen.getByRole('row', { name: new RegExp(topic) })).getByRole('checkbox');

test('all there is to set is asked for in one round', async () => {
  const { requests } = await open();
  expect(requests).toEqual(['GET /settings', 'GET /auth/sessions']);
});

test('one control switches the portal and the mails to English', async () => {
  const kept = api();
  const { user, setLanguage } = await open(kept);
  await user.click(radio('English'));
  expect(setLanguage).toHaveBeenCalledWith('en');
  await waitFor(() => expect(kept.stored.now.locale).toBe('en'));
});

test('mails in another language than the portal are said to be, and brought into line', async () => {
  const kept = api({ ...settings, locale: 'en' });
  const { user } = await open(kept);
  expect(screen.getByText(/E-Mails kommen noch auf Englisch/)).toBeVisible();
  const follows = 'Auch unsere E-Mails kommen in dieser Sprache.';
  expect(screen.queryByText(follows)).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Sprache angleichen' }));
  await waitFor(() => expect(kept.stored.now.locale).toBe('de'));
  expect(await screen.findByText(follows)).toBeVisible();
});

test('changes in quick succession are all kept, one after the other', async () => {
  const kept = api();
  const { user } = await open(kept);
  await user.click(radio('sq ft'));
  await user.click(mails('Dokumente'));
  await user.click(mails('Abrechnung'));
  expect(radio('sq ft')).toBeChecked();
  await waitFor(() => expect(kept.stored.now.version).toBe(6));
  expect(kept.stored.now).toMatchObject({
    area_unit: 'sqft',
    notifications: { documents: { email: false }, statements: { email: false } },
  });
  expect(mails('Abrechnung')).not.toBeChecked();
});

test('a change that is not taken goes back, and says so', async () => {
  const kept = api();
  kept.put.mockReturnValueOnce(new Refusal(503));
  const { user } = await open(kept);
  await user.click(mails('Dokumente'));
  expect(await screen.findByText('Die Änderung ist nicht gespeichert')).toBeVisible();
  expect(mails('Dokumente')).toBeChecked();
});

test('what another tab has changed stays, and only the same setting is asked about', async () => {
  const kept = api();
  const { user } = await open(kept);
  kept.stored.now = { ...settings, area_unit: 'sqft', version: 4 };
  await user.click(mails('Dokumente'));
  await waitFor(() => expect(kept.stored.now.version).toBe(5));
  expect(kept.stored.now.area_unit).toBe('sqft');
  expect(radio('sq ft')).toBeChecked();

  kept.stored.now = { ...kept.stored.now, display_currency: 'eur', version: 9 };
  await user.click(radio('AED und Euro'));
  const dialog = await screen.findByRole('dialog', { name: 'Inzwischen geändert' });
  expect(within(dialog).getByText('Beträge in: AED und Euro')).toBeVisible();
  await user.click(within(dialog).getByRole('radio', { name: /Beträge in: Euro/ }));
  await user.click(within(dialog).getByRole('button', { name: 'Auswahl speichern' }));
  await waitFor(() => expect(radio('Euro')).toBeChecked());
  expect(kept.stored.now.version).toBe(9);
});

test('a time zone is found by its place, and the time there is shown', async () => {
  const kept = api();
  const { user } = await open(kept);
  expect(screen.getByText('Jetzt 07:42 Uhr, in Dubai 10:42 Uhr')).toBeVisible();
  const zone = await screen.findByRole('combobox', { name: 'Zeitzone' });
  await user.clear(zone);
  await user.type(zone, 'nirgends');
  await user.tab();
  await waitFor(() =>
    expect(zone).toHaveAccessibleDescription('Wähl eine Zeitzone aus der Liste.'),
  );
  const password = screen.getByLabelText('Bisheriges Passwort');
  await user.type(password, 'Marina-Walk');
  expect(password).toHaveValue('Marina-Walk');
  expect(zone).toHaveValue('nirgends');
  await user.clear(zone);
  await user.type(zone, 'singapur{Enter}');
  expect(await screen.findByText('Jetzt 14:42 Uhr, in Dubai 10:42 Uhr')).toBeVisible();
  await waitFor(() => expect(kept.stored.now.timezone).toBe('Asia/Singapore'));
});

test('what there are no mails about is not offered, and a choice once made about it is kept', async () => {
  const kept = api({
    ...settings,
    notifications: { ...settings.notifications, news: { email: false } },
  });
  const { user } = await open(kept);
  expect(screen.getAllByRole('checkbox')).toHaveLength(2);
  await user.click(mails('Dokumente'));
  await waitFor(() => expect(kept.stored.now.notifications.documents.email).toBe(false));
  expect(kept.stored.now.notifications.news.email).toBe(false);
});

test('security mails cannot be switched off', async () => {
  await open();
  const row = screen.getByRole('row', { name: /Sicherheit/ });
  expect(within(row).getByText('immer')).toBeVisible();
  expect(within(row).queryByRole('checkbox')).not.toBeInTheDocument();
});

test('the password is changed, and what is wrong with it is said at its field', async () => {
  const change = jest.fn((): unknown => ({ success: true }));
  const { user } = await open(api(), { 'POST /account/password': change });
  const press = () => user.click(screen.getByRole('button', { name: 'Passwort ändern' }));
  const now = screen.getByLabelText('Bisheriges Passwort');
  const next = screen.getByLabelText('Neues Passwort');
  await user.type(now, 'Marina-Walk-2026!');
  await user.type(next, 'kurz');
  await press();
  expect(next).toHaveAccessibleDescription(/Mindestens 12 Zeichen\..*Gut sind/);
  await user.type(next, 'e Möwen am Kai');
  await press();
  await waitFor(() => expect(next).toHaveValue(''));
  expect(change.mock.lastCall).toEqual([
    { current_password: 'Marina-Walk-2026!', new_password: 'kurze Möwen am Kai' },
  ]);
});

test('this device is marked, and another one is ended', async () => {
  let items = [here, phone];
  const { user } = await open(api(), {
    'GET /auth/sessions': () => ({ items }),
    [`DELETE /auth/sessions/${phone.session_id}`]: () => {
      items = [here];
      return { success: true };
    },
  });
  const row = (name: string) => screen.getByText(name).closest('li');
  expect(row('Chrome auf macOS')).toHaveTextContent('JetztDieses Gerät');
  expect(row('Safari auf iPhone')).toHaveTextContent('Zuletzt 20.11.2026, 07:30 Uhr');
  await user.click(screen.getByRole('button', { name: 'Safari auf iPhone abmelden' }));
  await waitFor(() => expect(screen.queryByText('Safari auf iPhone')).not.toBeInTheDocument());
  expect(screen.queryByRole('button', { name: 'Alle anderen abmelden' })).not.toBeInTheDocument();
  await waitFor(() => expect(screen.getByRole('button', { name: 'Hier abmelden' })).toHaveFocus());
});

test('a device that has ended meanwhile is ended, and a failure is said until the next attempt', async () => {
  let items = [here, phone];
  let answer: unknown = new Refusal(503);
  const { user } = await open(api(), {
    'GET /auth/sessions': () => ({ items }),
    [`DELETE /auth/sessions/${phone.session_id}`]: () => answer,
    'POST /auth/sessions/revoke-others': () => {
      items = [here];
      return { ended: 0 };
    },
  });
  const endPhone = () =>
    user.click(screen.getByRole('button', { name: 'Safari auf iPhone abmelden' }));
  await endPhone();
  expect(await screen.findByText('Das Gerät ist nicht abgemeldet')).toBeVisible();
  answer = new Refusal(404);
  await endPhone();
  await waitFor(() =>
    expect(screen.queryByText('Das Gerät ist nicht abgemeldet')).not.toBeInTheDocument(),
  );
  answer = new Refusal(503);
  await endPhone();
  await screen.findByText('Das Gerät ist nicht abgemeldet');
  await user.click(screen.getByRole('button', { name: 'Alle anderen abmelden' }));
  await waitFor(() => expect(screen.queryByText('Safari auf iPhone')).not.toBeInTheDocument());
  expect(screen.queryByText('Das Gerät ist nicht abgemeldet')).not.toBeInTheDocument();
});

test('a list that is out of date is asked for again where ending one has failed', async () => {
  let items = [here, phone];
  const { user } = await open(api(), {
    'GET /auth/sessions': () => ({ items }),
    [`DELETE /auth/sessions/${phone.session_id}`]: () => {
      items = [here];
      return new Refusal(503);
    },
  });
  await user.click(screen.getByRole('button', { name: 'Safari auf iPhone abmelden' }));
  await waitFor(() => expect(screen.queryByText('Safari auf iPhone')).not.toBeInTheDocument());
});

test('all other devices are ended at once', async () => {
  const end = jest.fn(() => ({ ended: 1 }));
  const { user } = await open(api(), { 'POST /auth/sessions/revoke-others': end });
  await user.click(screen.getByRole('button', { name: 'Alle anderen abmelden' }));
  await waitFor(() => expect(end).toHaveBeenCalledTimes(1));
});

test('consents are seen, and the user signs out, from here', async () => {
  const { user, openConsent, signOut } = await open();
  await user.click(screen.getByRole('button', { name: 'Einwilligungen ansehen' }));
  expect(openConsent).toHaveBeenCalledTimes(1);
  await user.click(screen.getByRole('button', { name: 'Hier abmelden' }));
  expect(signOut).toHaveBeenCalledTimes(1);
});

test('a page that is left while it asks leaves what is stored, and holds no later change', async () => {
  const kept = api();
  const { user } = await open(kept);
  kept.stored.now = { ...settings, display_currency: 'eur', version: 9 };
  await user.click(radio('AED und Euro'));
  await screen.findByRole('dialog', { name: 'Inzwischen geändert' });
  cleanup();
  await waitFor(() => expect(queryClient.isMutating()).toBe(0));
  expect(kept.put).toHaveBeenCalledTimes(1);
});
