import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { aBookingQuestion } from '../../../testing/booking-questions';
import { anInvestor, type TestInvestor } from '../../../testing/fixtures';
import { mailsTo } from '../../../testing/mails';
import { aBooking, aUnit, NOON } from '../../../testing/portfolio';
import { buildTestApp, type Caller, TEAM, type TestApp } from '../../../testing/test-app';
import { sweep } from '../../platform/postgres/sweep';
import { answerQuestion, closeQuestion } from './answer-question.usecase';
import { bookingQuestionRetention } from './booking-questions.retention';
import { bookingQuestions } from './booking-questions.table';

let portal: TestApp;
let anna: TestInvestor;
let caller: Caller;
let booking: string;

beforeAll(async () => {
  portal = await buildTestApp({ now: NOON });
});
afterAll(() => portal.close());
beforeEach(async () => {
  await portal.db.execute(sql`delete from rate_limits`);
  await portal.db.execute(sql`delete from mail_outbox`);
  anna = await anInvestor(portal.db);
  caller = await portal.as(anna);
  booking = await aBookingOf(anna);
});

const aBookingOf = async (investor: TestInvestor) => {
  const unitId = await aUnit(portal.db, { owners: [{ investor }] });
  const cost = { on: '2026-10-02', category: 'maintenance', amount: -231_500 } as const;
  return aBooking(portal.db, { investor, unitId, ...cost });
};

const ASKED = 'Freigegeben hatte ich 2.204,76 AED.\nWoher kommen die 2.315,00?';
const ask = (text: string, { as = caller, of = booking, id = randomUUID() } = {}) =>
  as.call({ method: 'PUT', url: `/bookings/${of}/question/messages/${id}`, payload: { text } });
const read = async (as = caller, of = booking) => as.get(`/bookings/${of}/question`);
const stored = () => portal.db.select().from(bookingQuestions);
const latest = async () => {
  const [question] = (await stored()).filter(({ investor_id }) => investor_id === anna.id);
  if (!question) throw new Error('Nothing was asked.');
  return { id: question.id, investor_id: anna.id, booking_id: booking };
};

test('a question waits at its booking, and the office learns that it is there without a word of it', async () => {
  expect((await read()).json()).toEqual({ state: null, messages: [] });
  const answer = await ask(ASKED);
  expect(answer.statusCode).toBe(201);
  expect(answer.json()).toMatchObject({
    state: 'waiting',
    messages: [{ author: 'investor', signed: null, text: ASKED }],
  });
  expect((await read()).json()).toEqual(answer.json());
  expect((await caller.get('/bookings')).json().items[0].question).toBe('waiting');
  const [mail] = await mailsTo(portal.db, TEAM);
  expect(mail?.template).toBe('booking-question');
  expect(mail?.values).toEqual({ question_id: (await latest()).id });
});

test('the answer stands below the question, the mail only leads there, and one may ask again', async () => {
  await ask(ASKED);
  const question = await latest();
  const said = { text: 'Dazu kommen 5 % USt.', signed: 'Samira Haddad, Buchhaltung' };
  await portal.service.transaction((tx) =>
    answerQuestion(tx, { ...question, seen: 1 }, said, 'olga'),
  );
  expect((await read()).json()).toMatchObject({
    state: 'answered',
    messages: [{ author: 'investor' }, { author: 'office', ...said }],
  });
  const [mail] = await mailsTo(portal.db, anna.email);
  expect([mail?.template, mail?.values]).toEqual([
    'booking-question-answered',
    { first_name: anna.first_name, booking_id: booking },
  ]);
  await portal.service.transaction((tx) => closeQuestion(tx, { ...question, seen: 2 }, 'olga'));
  expect((await read()).json().state).toBe('closed');
  const again = (await ask('Danke. Gilt das auch für die Decken?')).json();
  expect([again.state, again.messages.length]).toEqual(['waiting', 3]);
});

test('who writes again while they wait keeps their place among those who wait', async () => {
  await ask(ASKED);
  const { id } = await latest();
  const waitingSince = async () => (await stored()).find((one) => one.id === id)?.changed_at;
  const since = await waitingSince();
  await ask('Und für welchen Monat?');
  expect(await waitingSince()).toEqual(since);
});

test('sent again, even three times at once, it is received once', async () => {
  const id = randomUUID();
  const answers = await Promise.all([1, 2, 3].map(() => ask(ASKED, { id })));
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 200, 201]);
  expect((await read()).json().messages).toHaveLength(1);
  expect(await mailsTo(portal.db, TEAM)).toHaveLength(1);
});

test('other words under the same id are refused, whoever wrote the first ones', async () => {
  const id = randomUUID();
  await ask(ASKED, { id });
  const refused = await ask('Etwas anderes', { id });
  expect([refused.statusCode, refused.json().code]).toEqual([409, 'booking_question.differs']);
  const ben = await anInvestor(portal.db);
  const of = await aBookingOf(ben);
  const foreign = await ask(ASKED, { as: await portal.as(ben), of, id });
  expect([foreign.statusCode, foreign.json().code]).toEqual([409, 'booking_question.differs']);
  expect((await read(await portal.as(ben), of)).json()).toEqual({ state: null, messages: [] });
});

test('another investor’s booking is as if it did not exist, for reading and for asking', async () => {
  await ask(ASKED);
  const ben = await portal.as(await anInvestor(portal.db));
  for (const place of [booking, `2026-10-02_${randomUUID()}_1`, booking.replace('-02_', '-03_')]) {
    expect([
      (await read(ben, place)).statusCode,
      (await ask('?', { as: ben, of: place })).statusCode,
    ]).toEqual([404, 404]);
  }
  expect((await read()).json().messages).toHaveLength(1);
});

test.each(['', ' ', 'x'.repeat(2001), 'Eine Zeile.\u202eNoch eine.'])(
  'the question %j is refused beside its field',
  async (text) => {
    const answer = await ask(text);
    expect([answer.statusCode, Object.keys(answer.json().fields)]).toEqual([422, ['text']]);
  },
);

test('twenty an hour are taken from one investor', async () => {
  for (let n = 0; n < 20; n += 1) expect((await ask(`Frage ${n}`)).statusCode).toBe(201);
  expect((await ask('Noch eine')).statusCode).toBe(429);
});

test('four years after the last word it is gone, but not while it waits', async () => {
  const others = [await aBookingOf(anna), await aBookingOf(anna)];
  const [waiting, old, young] = await Promise.all(
    [booking, ...others].map((booking_id) =>
      aBookingQuestion(portal.db, { investor: anna, booking_id }),
    ),
  );
  const age = (id: string | undefined, state: string, years: number) =>
    portal.db.execute(sql`
      update booking_questions set state = ${state}, changed_at = now() - make_interval(years => ${years}, days => 1)
      where id = ${id}`);
  await age(waiting, 'waiting', 4);
  await age(old, 'answered', 4);
  await age(young, 'closed', 3);
  await sweep(portal.service, [bookingQuestionRetention]);
  const left = (await stored()).filter(({ investor_id }) => investor_id === anna.id);
  expect(left.map(({ id }) => id).sort()).toEqual([waiting, young].sort());
});
