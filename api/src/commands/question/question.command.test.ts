import { sql } from 'drizzle-orm';
import { aBookingQuestion } from '../../../testing/booking-questions';
import { anInvestor } from '../../../testing/fixtures';
import { mailsTo } from '../../../testing/mails';
import { type Operators, operators } from '../../../testing/manzil';
import { aBooking, aProperty, aUnit } from '../../../testing/portfolio';
import { jsonRows } from '../../platform/postgres/json-rows';

let office: Operators;
let question: string;

beforeAll(async () => {
  office = await operators();
  const investor = await anInvestor(office.db, { email: 'anna@example.com' });
  const property_id = await aProperty(office.db, { name: 'Safa Terrace' });
  const unitId = await aUnit(office.db, { property_id, unit_no: '412', owners: [{ investor }] });
  const cost = { on: '2026-10-02', category: 'maintenance', amount: -231_500 } as const;
  const text = { de: 'Malerarbeiten', en: 'Painting' };
  const booking_id = await aBooking(office.db, { investor, unitId, ...cost, text });
  const mark = 'Freigegeben war weniger.\nWoher kommt der Rest?';
  question = await aBookingQuestion(office.db, { investor, booking_id, mark });
});
afterAll(() => office.close());

test('list prints who waits for an answer, and show all that was written', async () => {
  const { out } = await office.manzil('question', 'list');
  expect(out).toHaveLength(2);
  expect(out[1]).toContain(question);
  expect(out[1]).toMatch(
    /waiting +anna@example\.com +2026-10-02 maintenance AED.−2,315\.00 +Freigegeben war weniger\. Woher/,
  );
  const shown = (await office.manzil('question', 'show', question)).out;
  expect(shown).toContain('unit      Safa Terrace 412');
  expect(shown.slice(-2)).toEqual(['Freigegeben war weniger.', 'Woher kommt der Rest?']);
});

test('it waits for the office until it is answered, on record and told by mail', async () => {
  const waits = async () => (await office.manzil('waiting')).out.join('\n');
  expect(await waits()).toContain(`question show ${question}`);
  const said = ['--seen', '1', '--text', 'Dazu kommen 5 % USt.', '--signed', 'Samira Haddad'];
  expect((await office.manzil('question', 'answer', question, ...said)).out).toEqual([
    'Answered. anna@example.com is told by mail.',
  ]);
  expect(await waits()).not.toContain(question);
  expect((await office.manzil('question', 'list')).notes).toEqual(['Nobody waits for an answer.']);
  expect((await office.manzil('question', 'list', '--all')).out[1]).toContain('answered');
  expect(await mailsTo(office.db, 'anna@example.com')).toMatchObject([
    { template: 'booking-question-answered' },
  ]);
  expect(
    await jsonRows(
      office.db,
      sql`select actor_id, action, detail from audit_log where entity_id = ${question}`,
    ),
  ).toEqual([{ actor_id: 'olga', action: 'booking_question.answered', detail: {} }]);
});

test('what has come in since it was read is not passed over', async () => {
  const late = await office.manzil('question', 'close', question, '--seen', '1');
  expect(late).toMatchObject({ code: 1, notes: [expect.stringContaining('has come in since')] });
  expect((await office.manzil('question', 'show', question)).notes).toEqual([
    `To answer: question answer ${question} --seen 2 --text "…"`,
  ]);
});

test('one is closed without an answer, and what is not there is said', async () => {
  expect((await office.manzil('question', 'close', question, '--seen', '2')).out).toEqual([
    `Closed ${question}.`,
  ]);
  const missing = '8a4f5b0e-6a51-4c55-8a51-6a0c6b5a2f10';
  expect(await office.manzil('question', 'close', missing, '--seen', '1')).toMatchObject({
    code: 1,
    notes: [`There is no question ${missing}.`],
  });
});
