import { queryClient } from '@manzil/shared/runtime';
import { renderScreen } from '@manzil/shared/testing/render-screen';
import { act, screen } from '@testing-library/react';
import { aBooking, aList } from '../testing/booking-fixtures';
import { anInvestor } from '../testing/investor-fixture';
import { aUnitList, fourUnits } from '../testing/unit-fixtures';

const booking = aBooking(2);
const of = `/bookings/${booking.booking_id}/question`;
const asked = (text: string) => ({
  message_id: '00000000-0000-4000-a000-000000000002',
  author: 'investor',
  signed: null,
  text,
  sent_at: '2026-11-19T08:00:00.000Z',
});
const answered = {
  ...asked('Dazu kommen 5 % USt.'),
  message_id: '00000000-0000-4000-a000-000000000003',
  author: 'office',
  signed: 'Samira Haddad, Buchhaltung',
};
const open = (answers: Record<string, unknown>) =>
  renderScreen({
    screen: 'bookings',
    investor: anInvestor(),
    at: `/financials/bookings?booking_id=${booking.booking_id}`,
    answers: {
      'GET /units?sort=name': aUnitList(fourUnits()),
      [`GET /bookings?booking_id=${booking.booking_id}&language=de`]: aList([booking]),
      ...answers,
    },
  });

test('a question is shown with its answer, and one may ask again', async () => {
  await open({
    [`GET ${of}`]: { state: 'answered', messages: [asked('Wofür ist das?'), answered] },
  });
  expect(await screen.findByText('Beantwortet')).toBeInTheDocument();
  expect(screen.getByText('Dazu kommen 5 % USt.')).toBeInTheDocument();
  expect(screen.getByText(/^Samira Haddad, Buchhaltung/)).toHaveTextContent('19.11.2026, 09:00');
  expect(await screen.findByLabelText('Noch eine Rückfrage')).toHaveValue('');
});

test('a question without a word says so before anything is sent', async () => {
  const { user, requests } = await open({ [`GET ${of}`]: { state: null, messages: [] } });
  await screen.findByLabelText('Deine Rückfrage');
  await user.click(screen.getByRole('button', { name: 'Rückfrage senden' }));
  expect(await screen.findByText('Schreib, was du wissen möchtest.')).toBeInTheDocument();
  expect(requests.filter((request) => request.startsWith('PUT'))).toEqual([]);
});

test('a question keeps its text where it cannot be sent', async () => {
  const { user } = await open({ [`GET ${of}`]: { state: null, messages: [] } });
  await user.type(await screen.findByLabelText('Deine Rückfrage'), 'Wofür ist das?');
  await user.click(screen.getByRole('button', { name: 'Rückfrage senden' }));
  expect(
    await screen.findByText('Die Rückfrage ist nicht angekommen. Dein Text bleibt stehen.'),
  ).toBeInTheDocument();
  expect(screen.getByLabelText('Deine Rückfrage')).toHaveValue('Wofür ist das?');
});

test('an answer that comes in takes no text away', async () => {
  const { user } = await open({
    [`GET ${of}`]: { state: 'waiting', messages: [asked('Wofür ist das?')] },
  });
  await user.type(await screen.findByLabelText('Noch eine Rückfrage'), 'Und der Rest?');
  const [query] = queryClient.getQueryCache().findAll({
    predicate: ({ state }) => (state.data as { state?: string } | undefined)?.state === 'waiting',
  });
  const now = { state: 'answered', messages: [asked('Wofür ist das?'), answered] };
  act(() => void queryClient.setQueryData(query?.queryKey ?? [], now));
  expect(await screen.findByText('Dazu kommen 5 % USt.')).toBeInTheDocument();
  expect(screen.getByLabelText('Noch eine Rückfrage')).toHaveValue('Und der Rest?');
});

test('what was sent is shown, and the field is empty again', async () => {
  const id = '00000000-0000-4000-8000-000000000000';
  jest.spyOn(crypto, 'getRandomValues').mockImplementation((bytes) => bytes);
  let stored: object = { state: null, messages: [] };
  const { user } = await open({
    [`GET ${of}`]: () => stored,
    [`PUT ${of}/messages/${id}`]: ({ text }: { text: string }) => {
      stored = { state: 'waiting', messages: [asked(text)] };
      return stored;
    },
  });
  await user.type(await screen.findByLabelText('Deine Rückfrage'), 'Wofür ist das?');
  await user.click(screen.getByRole('button', { name: 'Rückfrage senden' }));
  expect(await screen.findByLabelText('Noch eine Rückfrage')).toHaveValue('');
  expect(screen.getByText('Wofür ist das?')).toBeInTheDocument();
});

test('what is typed while a message is sent is the next one', async () => {
  let arrive = () => {};
  let stored: object = { state: null, messages: [] };
  jest.spyOn(crypto, 'getRandomValues').mockImplementation((bytes) => bytes);
  const { user } = await open({
    [`GET ${of}`]: () => stored,
    [`PUT ${of}/messages/00000000-0000-4000-8000-000000000000`]: () =>
      new Promise((resolve) => {
        arrive = () => {
          stored = { state: 'waiting', messages: [asked('Wofür ist das?')] };
          resolve(stored);
        };
      }),
  });
  await user.type(await screen.findByLabelText('Deine Rückfrage'), 'Wofür ist das?');
  await user.click(screen.getByRole('button', { name: 'Rückfrage senden' }));
  await user.type(screen.getByLabelText('Deine Rückfrage'), ' Und der Rest?');
  arrive();
  expect(await screen.findByLabelText('Noch eine Rückfrage')).toHaveValue('Und der Rest?');
});
