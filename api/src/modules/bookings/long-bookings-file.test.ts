import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { sql } from 'drizzle-orm';
import { anInvestor } from '../../../testing/fixtures';
import { aBooking, aUnit, NOON } from '../../../testing/portfolio';
import { buildTestApp, type TestApp } from '../../../testing/test-app';

const BOOKINGS = 20_000;
/** What 20,000 of them take at once is many times that: a line of the file alone has 130 bytes, its row ten times as many. */
const HELD_AT_MOST = 12_000_000;

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;

let portal: TestApp;
beforeAll(async () => {
  portal = await buildTestApp({ now: NOON });
});
afterAll(() => portal.close());

/** As many as a very large owner has in years, all like the first one. */
async function manyBookings() {
  const anna = await anInvestor(portal.db);
  const unitId = await aUnit(portal.db, { owners: [{ investor: anna }] });
  const rent = { investor: anna, unitId, on: '2026-01-01', category: 'rent', amount: 1 } as const;
  const [, journal] = (await aBooking(portal.db, rent)).split('_');
  await portal.db.execute(sql`
    with booked as (
      insert into journals (id, booked_on, value_date, kind, text_de, text_en, source)
      select uuidv7(), booked_on, value_date + n % 300, kind, 'Scheck ' || n, text_en, source
      from journals, generate_series(2, ${BOOKINGS}) n where id = ${journal}
      returning id, value_date
    )
    insert into journal_lines (journal_id, line_no, account_id, value_date, amount_minor, currency, category)
    select b.id, l.line_no, l.account_id, b.value_date, l.amount_minor, l.currency, l.category
    from booked b, journal_lines l where l.journal_id = ${journal}`);
  return anna;
}

test('a file of 20,000 bookings has each once, and is never held as a whole', async () => {
  const caller = await portal.as(await manyBookings());
  for (const format of ['csv', 'xlsx']) {
    collect();
    const before = process.memoryUsage().heapUsed;
    let [held, bytes, ends, measured] = [0, 0, 0, 0];
    const file = await caller.call({ url: `/bookings.${format}`, payloadAsStream: true });
    for await (const chunk of file.stream()) {
      bytes += chunk.length;
      for (const byte of chunk) if (byte === 10) ends += 1;
      if (bytes - measured < 400_000) continue;
      measured = bytes;
      collect();
      held = Math.max(held, process.memoryUsage().heapUsed - before);
    }
    if (format === 'csv') expect(ends).toBe(BOOKINGS + 1);
    expect(bytes).toBeGreaterThan(400_000);
    expect(measured).toBeGreaterThan(0);
    expect(held).toBeLessThan(HELD_AT_MOST);
  }
}, 60_000);
