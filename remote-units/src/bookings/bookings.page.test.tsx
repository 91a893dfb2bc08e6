import { clearAlerts, currentAlerts } from '@manzil/shared/runtime';
import { Refusal, renderScreen } from '@manzil/shared/testing/render-screen';
import * as saving from '@manzil/shared/ui/save-file';
import { screen, waitFor, within } from '@testing-library/react';
import { aBooking, aList } from '../testing/booking-fixtures';
import { anInvestor } from '../testing/investor-fixture';
import { aed, aUnitList, fourUnits, unitId } from '../testing/unit-fixtures';

jest.mock('@manzil/shared/ui/save-file', () => ({ saveFile: jest.fn() }));

const RECEIPT = '00000000-0000-4000-a000-000000000001';

const ALL = 'GET /bookings?language=de';

const open = (answers: Record<string, unknown>, search = '') =>
  renderScreen({
    screen: 'bookings',
    investor: anInvestor(),
    at: `/financials/bookings${search}`,
    answers: { 'GET /units?sort=name': aUnitList(fourUnits()), ...answers },
  });

test('a booking shows day, unit, category, text, amount and balance', async () => {
  await open({
    [ALL]: aList([aBooking(2, { document_id: RECEIPT }), aBooking(1, { unit: null })]),
  });
  const [heads, first, second] = screen.getAllByRole('row');
  expect(heads).toHaveTextContent(
    'DatumEinheitKategorie und TextBeleg, RückfrageBetrag in AEDSaldo in AED',
  );
  expect(screen.getByText('Beträge in AED')).toBeInTheDocument();
  expect(first).toHaveTextContent(
    /02\.10\.2026Marina Walk Tower 2304Hausgeld \(Service Charge\)4\. QuartalBelegFragen−3\.850,0024\.519,00$/,
  );
  expect(second).toHaveTextContent(/01\.10\.2026Ohne EinheitHausgeld \(Service Charge\)/);
  expect(
    screen.getByRole('button', { name: 'Beleg zu 4. Quartal, 02.10.2026' }),
  ).toBeInTheDocument();
});

test('where currencies are mixed each amount names its own', async () => {
  const inEuro = { amount: 12_300, currency: 'EUR' } as const;
  await open({ [ALL]: aList([aBooking(2), aBooking(1, { amount: inEuro, balance: inEuro })]) });
  const [heads, first, second] = screen.getAllByRole('row');
  expect(heads).toHaveTextContent(/BetragSaldo$/);
  expect(first).toHaveTextContent(/−3\.850,00.AED24\.519,00.AED$/);
  expect(second).toHaveTextContent(/123,00.€123,00.€$/);
});

test('a chosen unit and category narrow the list, and a month needs its year', async () => {
  const { user } = await open({
    [ALL]: aList([aBooking(2)]),
    [`GET /bookings?unit_id=${unitId(1)}&language=de`]: aList([aBooking(3)]),
    [`GET /bookings?unit_id=${unitId(1)}&category=rent&language=de`]: aList([
      aBooking(4, { category: 'rent' }),
    ]),
  });
  const unit = screen.getByLabelText('Einheit');
  await user.selectOptions(
    unit,
    await within(unit).findByRole('option', { name: 'Marina Walk Tower 2304' }),
  );
  expect(await screen.findByText('03.10.2026')).toBeInTheDocument();
  await user.selectOptions(screen.getByLabelText('Kategorie'), 'Miete');
  expect(await screen.findByText('04.10.2026')).toBeInTheDocument();
  expect(screen.queryByLabelText('Monat')).not.toBeInTheDocument();
});

test('a search is sent by Enter, and says what its bookings come to', async () => {
  const { user } = await open({
    [ALL]: aList([aBooking(2)]),
    'GET /bookings?search=Quartal+4&language=de': aList([aBooking(3)], {
      found: [{ count: 11, sum: aed(-1_480) }],
    }),
  });
  await user.type(
    screen.getByRole('searchbox', { name: 'Text oder Betrag' }),
    ' Quartal 4 {Enter}',
  );
  expect(await screen.findByText('03.10.2026')).toBeInTheDocument();
  expect(screen.getByText('11 Buchungen').textContent).toMatch(/Summe −1\.480,00.AED$/);
});

test('a figure’s bookings say which days and what they count', async () => {
  await open(
    { 'GET /bookings?from=2025-12-01&to=2026-11-20&group=net&language=de': aList([aBooking(3)]) },
    '?from=2025-12-01&to=2026-11-20&group=net',
  );
  expect(screen.getByLabelText('Jahr')).toHaveDisplayValue('01.12.2025 bis 20.11.2026');
  expect(screen.getByLabelText('Kategorie')).toHaveDisplayValue('Netto: Mieten und Kosten');
});

test('a correction leads to what it takes back, which leads to it', async () => {
  const [wrong, right] = [aBooking(1), aBooking(2)];
  const chain = [
    { ...right, corrects: { booking_id: wrong.booking_id, on: wrong.on } },
    { ...wrong, corrected_by: { booking_id: right.booking_id, on: right.on } },
  ];
  const { user } = await open({
    [ALL]: aList(chain),
    [`GET /bookings?booking_id=${wrong.booking_id}&language=de`]: aList(chain),
  });
  await user.click(screen.getByRole('link', { name: 'Hebt die Buchung vom 01.10.2026 auf' }));
  expect(await screen.findByRole('link', { name: 'Alle Buchungen' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Aufgehoben am 02.10.2026' })).toHaveAttribute(
    'href',
    `/financials/bookings?booking_id=${right.booking_id}`,
  );
});

test('older bookings come on demand, from where the list ends', async () => {
  const last = aBooking(2);
  const { user } = await open({
    [ALL]: aList([last], { has_more: true, next_cursor: last.booking_id }),
    [`GET /bookings?language=de&cursor=${last.booking_id}`]: aList([aBooking(1)]),
  });
  await user.click(screen.getByRole('button', { name: 'Ältere anzeigen' }));
  expect(await screen.findByText('01.10.2026')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Ältere anzeigen' })).not.toBeInTheDocument();
});

test('before the first booking it says when one comes', async () => {
  await open({ [ALL]: aList([]) });
  expect(screen.getByRole('heading', { name: 'Noch keine Buchung' })).toBeInTheDocument();
});

test('a filter that finds nothing can be lifted', async () => {
  const { user } = await open(
    { 'GET /bookings?category=court&language=de': aList([]), [ALL]: aList([aBooking(1)]) },
    '?category=court',
  );
  expect(screen.getByRole('heading', { name: 'Keine Buchung gefunden' })).toBeInTheDocument();
  await user.click(screen.getByRole('link', { name: 'Filter zurücksetzen' }));
  expect(await screen.findByText('01.10.2026')).toBeInTheDocument();
});

test('a filter that fails keeps its choice and can be tried again', async () => {
  const replies: unknown[] = [new Refusal(400), aList([aBooking(4)])];
  const { user } = await open({
    [ALL]: aList([aBooking(1)]),
    'GET /bookings?category=court&language=de': () => replies.shift(),
  });
  await user.selectOptions(screen.getByLabelText('Kategorie'), 'Gericht');
  expect(
    await screen.findByText('Die Buchungen lassen sich gerade nicht laden.'),
  ).toBeInTheDocument();
  expect(screen.getByLabelText('Kategorie')).toHaveDisplayValue('Gericht');
  await user.click(screen.getByRole('button', { name: 'Erneut versuchen' }));
  expect(await screen.findByText('04.10.2026')).toBeInTheDocument();
});

test.each(['CSV', 'XLSX'])(
  'the %s file has what the filter finds, with the numbers chosen',
  async (name) => {
    const format = name.toLowerCase();
    const filter = `unit_id=${unitId(1)}&year=2025&category=rent&search=Scheck`;
    const file = `GET /bookings.${format}?${filter}&numbers=en&language=de`;
    const { user, requests } = await open(
      { [`GET /bookings?${filter}&language=de`]: aList([aBooking(1)]), [file]: 'Datum' },
      `?${filter}`,
    );
    expect(screen.getByLabelText('Schreibweise der Zahlen')).toHaveDisplayValue('Zahlen: deutsch');
    await user.selectOptions(
      screen.getByLabelText('Schreibweise der Zahlen'),
      'Zahlen: international',
    );
    await user.click(screen.getByRole('button', { name: `${name} laden` }));
    await waitFor(() =>
      expect(saving.saveFile).toHaveBeenCalledWith(`buchungen-2025.${format}`, expect.anything()),
    );
    expect(requests).toContain(file);
  },
);

test('without a connection the file says so', async () => {
  const { user } = await open({
    [ALL]: aList([aBooking(1)]),
    'GET /bookings.csv?numbers=de&language=de': () => Promise.reject(new TypeError('offline')),
  });
  await user.click(screen.getByRole('button', { name: 'CSV laden' }));
  const message = expect.stringContaining('Prüfe deine Internetverbindung');
  await waitFor(() => expect(currentAlerts()).toMatchObject([{ message }]));
  clearAlerts();
});
