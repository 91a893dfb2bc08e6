import { Refusal } from '@manzil/shared/testing/render-screen';
import { act, screen, within } from '@testing-library/react';
import { listEndWatchedAfter, passListEnd, reachListEnd, watchListEnd } from '../testing/list-end';
import { ALL, card, NEXT, open, thirtyUnits } from '../testing/unit-cards';
import { aUnitList, fourUnits, unitId, units } from '../testing/unit-fixtures';

beforeEach(watchListEnd);

test('four units are counted in words, with their sums, and the list says that it ends', async () => {
  await open({ [ALL]: aUnitList(fourUnits()) });
  expect(screen.getByRole('heading', { level: 1, name: 'Vier Einheiten' })).toBeInTheDocument();
  expect(screen.getByText('5.315.000,00 AED').parentElement).toHaveTextContent(/^Kaufpreise/);
  expect(screen.getByText('Das sind alle vier Einheiten.')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Mehr laden' })).not.toBeInTheDocument();
});

test('a let unit shows its yearly rent, its yield and its next cheque', async () => {
  await open({ [ALL]: aUnitList(fourUnits()) });
  const tower = card('Marina Walk Tower 2304');
  expect(tower).toHaveTextContent('Vermietet');
  expect(tower).toHaveTextContent('Dubai Marina, Dubai');
  expect(tower).toHaveTextContent('4 Schecks, 1 eingelöst');
  expect(tower).toHaveTextContent('Nächster Scheck 01.12.2026');
  expect(tower).toHaveTextContent('Jahresmiete120.000,00 AED');
  expect(tower).toHaveTextContent('Nettorendite6,40 %');
  expect(within(tower).getByRole('link')).toHaveAttribute('href', `/my-units/${unitId(1)}`);
});

test('each stage has its own context', async () => {
  await open({ [ALL]: aUnitList(fourUnits()) });
  expect(card('Creek Lantern 1806')).toHaveTextContent(
    '62 % gebaut · Rate 5 von 9Fällig 01.12.2026',
  );
  expect(card('Yas Canal House 705')).toHaveTextContent(
    '6 von 10 Schritten · Restzahlung (Rate 5 von 5) offenBis 24.11.2026',
  );
  expect(card('Safa Terrace 412')).toHaveTextContent('Leer seit 13 Tagen');
});

test('only what is due soon asks for attention', async () => {
  await open({ [ALL]: aUnitList(fourUnits()) });
  expect(within(card('Creek Lantern 1806')).getByText('Hier steht etwas an')).toBeInTheDocument();
  expect(within(card('Safa Terrace 412')).queryByText('Hier steht etwas an')).toBeNull();
});

test('a single unit is called the only one', async () => {
  await open({ [ALL]: aUnitList(units(1, 1)) });
  expect(screen.getByRole('heading', { level: 1, name: 'Eine Einheit' })).toBeInTheDocument();
  expect(screen.getByText('Das ist deine einzige Einheit.')).toBeInTheDocument();
  expect(screen.getByText('5.315.000,00 AED').parentElement).toHaveTextContent(/^Kaufpreis5/);
});

test('more units come on demand, up to the last page', async () => {
  const { user, requests } = await open(thirtyUnits);
  expect(screen.getByText('24 von 30 Einheiten')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Mehr laden' }));
  expect(await screen.findByText('Das sind alle 30 Einheiten.')).toBeInTheDocument();
  expect(screen.getAllByRole('article')).toHaveLength(30);
  expect(requests).toEqual([ALL, NEXT]);
});

test('more units come by themselves near the end of the page, looked for after 300 ms', async () => {
  await open(thirtyUnits);
  await reachListEnd();
  // A timer may be a little early.
  expect(listEndWatchedAfter()).toBeGreaterThan(290);
  expect(await screen.findByText('Das sind alle 30 Einheiten.')).toBeInTheDocument();
});

test('a page that fails keeps the list and waits for the user to try again', async () => {
  const replies: unknown[] = [new Refusal(500), thirtyUnits[NEXT]];
  const { user, requests } = await open({
    ...thirtyUnits,
    [NEXT]: () => replies.shift(),
  });
  await user.click(screen.getByRole('button', { name: 'Mehr laden' }));
  expect(
    await screen.findByText('Weitere Einheiten lassen sich gerade nicht laden.'),
  ).toBeInTheDocument();
  act(() => passListEnd());
  expect(requests).toHaveLength(2);
  expect(screen.getAllByRole('article')).toHaveLength(24);
  await user.click(screen.getByRole('button', { name: 'Erneut versuchen' }));
  expect(await screen.findByText('Das sind alle 30 Einheiten.')).toBeInTheDocument();
});

test('without a unit it says what to do', async () => {
  await open({ [ALL]: aUnitList([]) });
  expect(screen.getByText('Noch keine Einheit zugeordnet')).toBeInTheDocument();
  const documents = screen.getByRole('link', { name: 'Zu den Dokumenten' });
  expect(documents).toHaveAttribute('href', '/profile/documents');
});
