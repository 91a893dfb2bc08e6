import { screen, waitFor, within } from '@testing-library/react';
import { fact, ONE_UNIT, ORDER_BUTTON, open } from './testing/open-package';
import { answerOrders, confirmed, refused } from './testing/package-orders';
import { aUnit, basic, chosen, ORDER, premium, UNIT, unlet } from './testing/unit-packages';

test('what an order means stands above its button; then it is confirmed', async () => {
  const { user } = await open();
  expect(screen.getByRole('heading', { name: 'Zu Premium wechseln, ab 01.12.2026' })).toBeVisible();
  expect(fact('Gebühr, 7 % der Jahresmiete')).toHaveTextContent('8.400,00 AED im Jahr');
  expect(fact('USt. der VAE, 5 %')).toHaveTextContent('420,00 AED im Jahr');
  expect(fact('Zusammen')).toHaveTextContent('8.820,00 AED im Jahr');
  expect(fact('Beginn')).toHaveTextContent('01.12.2026');
  const withdrawal = screen.getByRole('link', { name: 'Vertrag widerrufen' });
  expect(withdrawal).toHaveAttribute('href', '/withdrawal');
  const place = answerOrders(() => confirmed);
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

test('the button says in English, too, that it costs', async () => {
  await open(aUnit(), {}, 'en');
  expect(screen.getByRole('button', { name: 'Order with obligation to pay' })).toBeVisible();
});
