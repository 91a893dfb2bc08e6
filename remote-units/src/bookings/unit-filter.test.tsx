import { renderScreen } from '@manzil/shared/testing/render-screen';
import { screen, waitFor } from '@testing-library/react';
import { aBooking, aList } from '../testing/booking-fixtures';
import { aUnitDetail } from '../testing/unit-detail-fixtures';
import { aUnit, aUnitList, fourUnits, unitId, units } from '../testing/unit-fixtures';

const far = aUnit({ unit_id: unitId(7051), unit_no: '7051' });

const open = (search = '') =>
  renderScreen({
    screen: 'bookings',
    at: `/financials/bookings${search}`,
    answers: {
      'GET /bookings?language=de': aList([aBooking(2)]),
      [`GET /bookings?unit_id=${far.unit_id}&language=de`]: aList([aBooking(3)]),
      'GET /units?sort=name': aUnitList(units(1, 24), { count: 10_000 }),
      'GET /units?sort=name&search=walk+7051': aUnitList([far]),
      [`GET /units/${far.unit_id}`]: aUnitDetail({ unit_id: far.unit_id, unit_no: '7051' }),
    },
  });
/** No select any more. */
const unit = () => screen.findByRole('combobox', { name: 'Einheit', expanded: false });

test('of ten thousand units one is searched for, a page of them at a time', async () => {
  const { user, requests } = await open();
  await screen.findByText('02.10.2026');
  const search = await unit();
  await user.click(search);
  expect(screen.getAllByRole('option', { name: /Marina Walk Tower/ })).toHaveLength(24);
  await user.type(search, 'walk 7051');
  await user.click(await screen.findByRole('option', { name: 'Marina Walk Tower 7051' }));
  expect(await screen.findByText('03.10.2026')).toBeInTheDocument();
  expect(search).toHaveValue('Marina Walk Tower 7051');
  // Its name is known from the search.
  expect(requests.filter((each) => each.startsWith('GET /units'))).toEqual([
    'GET /units?sort=name',
    'GET /units?sort=name&search=walk+7051',
  ]);
});

test('a unit of the address is named, and lifted by all units', async () => {
  const { user } = await open(`?unit_id=${far.unit_id}`);
  const search = await unit();
  await waitFor(() => expect(search).toHaveValue('Marina Walk Tower 7051'));
  await user.click(search);
  await user.click(screen.getByRole('option', { name: 'Alle Einheiten' }));
  expect(await screen.findByText('02.10.2026')).toBeInTheDocument();
});

const openWithout = (answer: ReturnType<typeof aUnitList>) =>
  renderScreen({
    screen: 'bookings',
    at: '/financials/bookings?unit_id=none',
    answers: {
      'GET /bookings?unit_id=none&language=de': aList([aBooking(2, { unit: null })]),
      'GET /bookings?language=de': aList([aBooking(3)]),
      'GET /units?sort=name': answer,
    },
  });

test('what has no unit is named among a few units', async () => {
  const { user } = await openWithout(aUnitList(fourUnits()));
  const filter = await screen.findByLabelText('Einheit');
  expect(filter).toHaveDisplayValue('Ohne Einheit');
  await user.selectOptions(filter, 'Alle Einheiten');
  expect(await screen.findByText('03.10.2026')).toBeInTheDocument();
});

test('what has no unit is named among ten thousand, and not asked for as a unit', async () => {
  const { user, requests } = await openWithout(aUnitList(units(1, 24), { count: 10_000 }));
  const search = await unit();
  expect(search).toHaveValue('Ohne Einheit');
  await user.click(search);
  await user.click(screen.getByRole('option', { name: 'Alle Einheiten' }));
  expect(await screen.findByText('03.10.2026')).toBeInTheDocument();
  expect(requests.filter((each) => each.startsWith('GET /units'))).toEqual([
    'GET /units?sort=name',
  ]);
});
