import { anna, renderScreen } from '@manzil/shared/testing/render-screen';
import { fireEvent, screen, within } from '@testing-library/react';

const unnamed = {
  event_id: '12',
  at: '2026-11-20T08:15:00.000Z',
  act: 'session_created',
  by: 'investor',
  new_browser: true,
};
const signIn = { ...unnamed, device: 'Firefox, Windows' };
const looked = {
  event_id: '11',
  at: '2026-11-19T07:00:00.000Z',
  act: 'bank_account_opened',
  by: 'office',
  new_browser: null,
};
const exported = { ...looked, event_id: '3', act: 'profile_exported', by: 'investor' };

const rows = () => screen.getAllByRole('listitem').map((row) => row.textContent);

test('an investor sees who did what and when, the latest first, and how to lock others out', async () => {
  await renderScreen({
    screen: 'security-history',
    answers: { 'GET /security-events': { items: [signIn, looked], next_cursor: null } },
  });
  const [first, second] = screen.getAllByRole('listitem') as [HTMLElement, HTMLElement];
  expect(within(first).getByText('Angemeldet')).toBeVisible();
  expect(within(first).getByText('Neuer Browser')).toBeVisible();
  expect(second).toHaveTextContent(/^Bankverbindung eingesehen.*durch unser Büro$/);
  expect(screen.getByRole('link', { name: 'Passwort ändern' })).toHaveAttribute(
    'href',
    '/profile/settings#password',
  );
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

test('a sign-in names its browser, as far as it is known, and the time', async () => {
  const linux = { ...signIn, event_id: '10', device: 'Linux' };
  const before = { ...unnamed, event_id: '9' };
  const display = {
    display_currency: 'aed',
    area_unit: 'sqm',
    timezone: 'Asia/Dubai',
    amounts_of: 'unit',
  } as const;
  await renderScreen({
    screen: 'security-history',
    answers: { 'GET /security-events': { items: [signIn, linux, before], next_cursor: null } },
    investor: { ...anna, display },
  });
  const at = '20.11.2026, 12:15 Uhr';
  expect(rows()).toEqual(
    [`Firefox auf Windows · ${at}`, `Linux · ${at}`, at].map(
      (facts) => `Angemeldet${facts}Neuer Browser`,
    ),
  );
});

test('older events follow when they are asked for', async () => {
  await renderScreen({
    screen: 'security-history',
    answers: {
      'GET /security-events': { items: [signIn], next_cursor: '12' },
      'GET /security-events?cursor=12': { items: [exported], next_cursor: null },
    },
  });
  fireEvent.click(screen.getByRole('button', { name: 'Ältere anzeigen' }));
  expect(await screen.findByText('Eigene Daten heruntergeladen')).toBeVisible();
  expect(rows()).toHaveLength(2);
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});
