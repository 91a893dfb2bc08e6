import { queryClient } from '@manzil/shared/runtime';
import { Refusal } from '@manzil/shared/testing/render-screen';
import { act, screen, waitFor, within } from '@testing-library/react';
import { show, showAt } from '../testing/show';
import { aList, aUnit, basic, chosen, ORDER, premium, UNIT, unlet } from './testing/unit-packages';

const ORDER_BUTTON = 'zahlungspflichtig beauftragen';
const ONE_UNIT = `GET /units/${UNIT}/package`;

const list = (answers: Record<string, unknown>) => show('packages', { answers });
const open = (unit = aUnit(), answers: Record<string, unknown> = {}) =>
  showAt('packages', `/packages?unit=${UNIT}`, {
    answers: { 'GET /packages': aList([unit]), [ONE_UNIT]: unit, ...answers },
  });

const fact = (label: string) => screen.getByText(label).nextElementSibling;

test('each unit says what it has, what that costs and what is to come', async () => {
  await list({
    'GET /packages': aList([
      aUnit({ scheduled: chosen(premium), offers: [] }),
      aUnit({ unit_id: ORDER, unit_no: '705', present: null }),
    ]),
  });
  const [marina, other] = within(screen.getByRole('region', { name: 'Deine Einheiten' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
  expect(marina).toBe(
    'Marina Walk Tower 2304Basic seit 02.05.2024 · 6.000,00\u00A0AED im Jahr zzgl. 5\u00A0% USt.Premium ab 01.12.2026',
  );
  expect(other).toBe('Marina Walk Tower 705Kein Paket');
  expect(screen.queryByRole('group', { name: 'Einheiten nach Paket' })).toBeNull();
  expect(screen.getByRole('link', { name: 'Marina Walk Tower 2304' })).toHaveAttribute(
    'href',
    `/packages?unit=${UNIT}`,
  );
});

test('of many units those with one package are shown, and more on demand', async () => {
  const counts = { all: 250, none: 40, basic: 150, premium: 60 };
  const replies: unknown[] = [
    new Refusal(500),
    aList([aUnit({ unit_id: ORDER, unit_no: '9' })], { page: 2, counts }),
  ];
  const { user } = await list({
    'GET /packages': aList([aUnit()], { has_more: true, counts }),
    'GET /packages?page=2': () => replies.shift(),
    'GET /packages?package=premium': aList([], { counts }),
  });
  expect(screen.getByText('1 von 250 Einheiten')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Mehr laden' }));
  await user.click(await screen.findByRole('button', { name: 'Erneut versuchen' }));
  expect(await screen.findByRole('link', { name: 'Marina Walk Tower 9' })).toBeVisible();
  await user.click(screen.getByRole('radio', { name: 'Premium 60' }));
  expect(await screen.findByText('Keine Einheit hat dieses Paket.')).toBeVisible();
});

/** The id of an order is made up by the page. */
function answerOrders(answer: (sent: unknown) => unknown): jest.Mock {
  const place = jest.fn(answer);
  const otherwise = globalThis.fetch;
  globalThis.fetch = async (input, init) => {
    if (init?.method !== 'PUT') return otherwise(input, init);
    expect(String(input)).toContain(`/units/${UNIT}/package-orders/`);
    const answered = place(JSON.parse(String(init.body)));
    return answered instanceof Response ? answered : Response.json(answered, { status: 201 });
  };
  return place;
}

const refused = (code: string) =>
  Response.json(
    { type: 'about:blank', title: code, status: 409, instance: 'x', code, message: code },
    { status: 409 },
  );

test('what an order means stands above its button; then it is confirmed', async () => {
  const { user } = await open();
  expect(screen.getByRole('heading', { name: 'Zu Premium wechseln, ab 01.12.2026' })).toBeVisible();
  expect(fact('Gebühr, 7 % der Jahresmiete')).toHaveTextContent('8.400,00 AED im Jahr');
  expect(fact('USt. der VAE, 5 %')).toHaveTextContent('420,00 AED im Jahr');
  expect(fact('Zusammen')).toHaveTextContent('8.820,00 AED im Jahr');
  expect(fact('Beginn')).toHaveTextContent('01.12.2026');
  const withdrawal = screen.getByRole('link', { name: 'Vertrag widerrufen' });
  expect(withdrawal).toHaveAttribute('href', '/withdrawal');
  const place = answerOrders(() => ({
    order_id: ORDER,
    ordered_at: '2026-11-20T06:42:00Z',
    terms: premium,
    unit: aUnit({ scheduled: chosen(premium, ORDER), offers: [], version: 3 }),
  }));
  await user.click(screen.getByRole('button', { name: ORDER_BUTTON }));
  const title = await screen.findByRole('heading', { level: 1, name: 'Auftrag bestätigt' });
  expect(title).toHaveFocus();
  expect(screen.getByText(/anna\.becker@example\.com/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Bestätigung speichern (PDF)' })).toBeVisible();
  expect(place.mock.calls).toEqual([[{ terms: premium, version: 1 }]]);
});

test('of a unit that is not let no amount is made up, and one of two packages is chosen', async () => {
  const building = aUnit({ present: null, offers: [unlet(basic), unlet(premium)], version: 0 });
  const { user } = await open(building);
  const place = answerOrders(() => refused('test'));
  await user.click(screen.getByRole('button', { name: ORDER_BUTTON }));
  expect(await screen.findByText('Wähl ein Paket.')).toBeVisible();
  await user.click(screen.getByRole('radio', { name: /^Premium/ }));
  expect(fact('Beginn')).toHaveTextContent('mit der Übergabe');
  expect(fact('Vertragliche Jahresmiete heute')).toHaveTextContent('nicht vermietet');
  await user.click(screen.getByRole('button', { name: ORDER_BUTTON }));
  expect(await screen.findByText('Das Paket ist nicht beauftragt')).toBeVisible();
  expect(place.mock.calls).toEqual([[{ terms: unlet(premium), version: 0 }]]);
});

test('terms that have changed are shown anew beside the reason', async () => {
  const later = { ...premium, starts_on: '2027-03-01' };
  const replies = [aUnit(), aUnit({ offers: [later] })];
  const { user } = await open(aUnit(), { [ONE_UNIT]: () => replies.shift() });
  answerOrders(() => refused('package.terms_changed'));
  await user.click(screen.getByRole('button', { name: ORDER_BUTTON }));
  expect(await screen.findByText('package.terms_changed')).toBeVisible();
  expect(fact('Beginn')).toHaveTextContent('01.03.2027');
});

test('where a co-owner was faster what they chose is shown', async () => {
  const half = { share_bps: 5_000 };
  const replies = [
    aUnit(half),
    aUnit({ ...half, scheduled: chosen(premium), offers: [], version: 3 }),
  ];
  const { user } = await open(aUnit(half), { [ONE_UNIT]: () => replies.shift() });
  expect(screen.getByText(/Dein Anteil daran ist 50 %/)).toBeVisible();
  answerOrders(() => refused('changed_meanwhile'));
  await user.click(screen.getByRole('button', { name: ORDER_BUTTON }));
  expect(await screen.findByText('Der Stand hat sich geändert')).toBeVisible();
  expect(screen.getByText('Premium ist vorgemerkt, ab 01.12.2026')).toBeVisible();
  expect(screen.queryByText('changed_meanwhile')).toBeNull();
});

test('what is scheduled is taken back after a question', async () => {
  const scheduled = aUnit({ scheduled: chosen(premium, ORDER), offers: [], version: 3 });
  const { user, requests } = await open(scheduled, {
    [`DELETE /units/${UNIT}/package/scheduled?version=3`]: aUnit({ version: 5 }),
  });
  expect(screen.queryByRole('button', { name: ORDER_BUTTON })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Auftrag zurücknehmen' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Auftrag zurücknehmen?' }));
  expect(dialog.getByText(/Es bleibt bei Basic/)).toBeVisible();
  expect(requests.filter((request) => request.startsWith('DELETE'))).toEqual([]);
  await user.click(dialog.getByRole('button', { name: 'Auftrag zurücknehmen' }));
  expect(await screen.findByRole('button', { name: ORDER_BUTTON })).toBeVisible();
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
});

test('the confirmation can be had as long as the package runs', async () => {
  const { user, requests } = await open(
    aUnit({ present: chosen(basic, ORDER), scheduled: chosen(premium), offers: [] }),
  );
  await user.click(screen.getByRole('button', { name: 'Bestätigung zu Basic speichern (PDF)' }));
  await waitFor(() => expect(requests).toContain(`GET /package-orders/${ORDER}/download`));
});

test('a package whose end is agreed says when it ends, and that another comes afterwards', async () => {
  const unit = aUnit({ present: { ...chosen(basic), ends_on: '2027-02-28' }, offers: [] });
  await open(unit);
  expect(screen.getByText(/^Basic seit 02\.05\.2024, bis 28\.02\.2027 · /)).toBeVisible();
  expect(screen.getByText(/Das Paket endet am 28\.02\.2027/)).toBeVisible();
  expect(screen.queryByRole('button', { name: ORDER_BUTTON })).toBeNull();
});

test.each([
  ['the list', '', 'GET /packages', aList([aUnit()])],
  ['a unit', `?unit=${UNIT}`, ONE_UNIT, aUnit()],
])(
  '%s that cannot be refreshed says so, and is asked for again',
  async (_, search, asked, body) => {
    const replies: unknown[] = [body, new Refusal(500), body];
    const { user } = await showAt('packages', `/packages${search}`, {
      answers: {
        'GET /packages': aList([aUnit()]),
        [ONE_UNIT]: aUnit(),
        [asked]: () => replies.shift(),
      },
    });
    expect(screen.queryByText('Nicht ganz aktuell')).toBeNull();
    await act(() => queryClient.invalidateQueries());
    expect(await screen.findByText('Nicht ganz aktuell')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Erneut versuchen' }));
    await waitFor(() => expect(screen.queryByText('Nicht ganz aktuell')).toBeNull());
  },
);

test('the button says in English, too, that it costs', async () => {
  await showAt('packages', `/packages?unit=${UNIT}`, {
    language: 'en',
    answers: { 'GET /packages': aList([aUnit()]), [ONE_UNIT]: aUnit() },
  });
  expect(screen.getByRole('button', { name: 'Order with obligation to pay' })).toBeVisible();
});
