import { chosen } from '@manzil/shared/testing/ring';
import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { anInvestor, type TestInvestor } from '../../../testing/fixtures';
import { aBooking, aPlan, aTenancy, aUnit } from '../../../testing/portfolio';
import { freshDatabase } from '../../../testing/test-database';
import { connect, type Database } from '../../platform/postgres/connect';
import { asLogin } from '../../platform/postgres/logins';
import { wrongFigures } from './figures.repository';

jest.setTimeout(chosen(60_000, 600_000));

let db: Database;
let owner: TestInvestor;
let buyer: TestInvestor;
let units: string[];

beforeAll(async () => {
  db = connect(asLogin(await freshDatabase(), 'manzil_service'), {
    connections: 8,
    onLost: () => undefined,
  });
  owner = await anInvestor(db);
  buyer = await anInvestor(db);
  units = await Promise.all(
    Array.from({ length: 3 }, () => aUnit(db, { owners: [{ investor: owner }] })),
  );
});
afterAll(() => db.$client.end());

const unit = fc.nat(2).map((place) => units[place] ?? '');
const day = fc.integer({ min: 0, max: 900 }).map((after) => dayAfter('2025-06-01', after));
const amount = fc.integer({ min: 1, max: 90_000_000 });
const dayAfter = (from: string, days: number) =>
  new Date(Date.parse(from) + days * 86_400_000).toISOString().slice(0, 10);

/** A few rows of a table, chosen by the number that is drawn. */
const some = (table: string, choice: number) =>
  sql.raw(
    `(select id from ${table} order by md5(id::text || ${choice}) limit ${1 + (choice % 3)})`,
  );

/** To whichever of both does not own it, from the day after. */
const sellTo = (id: string, on: string) =>
  db.transaction(async (tx) => {
    const { rows } = await tx.execute<{ investor_id: string }>(
      sql`update unit_ownerships set owned_to = ${on} where unit_id = ${id} and owned_to is null returning investor_id`,
    );
    const next = rows.some(({ investor_id }) => investor_id === owner.id) ? buyer : owner;
    await tx.execute(sql`insert into unit_ownerships (unit_id, investor_id, share_bps, owned_from)
      values (${id}, ${next.id}, 10000, ${dayAfter(on, 1)})`);
  });

/** Both own it, as if they always had. */
const share = (id: string, bps: number) =>
  db.transaction(async (tx) => {
    await tx.execute(sql`delete from unit_ownerships where unit_id = ${id}`);
    await tx.execute(sql`insert into unit_ownerships (unit_id, investor_id, share_bps, owned_from)
      values (${id}, ${owner.id}, ${bps}, '2024-01-01'), (${id}, ${buyer.id}, ${10_000 - bps}, '2024-01-01')`);
  });

const acts = {
  pay: fc.record({ choice: fc.nat(999), on: fc.option(day) }).map(
    ({ choice, on }) =>
      () =>
        db.execute(
          sql`update instalments set paid_on = ${on} where id in ${some('instalments', choice)}`,
        ),
  ),
  postpone: fc.record({ choice: fc.nat(999), on: fc.option(day) }).map(
    ({ choice, on }) =>
      () =>
        db.execute(
          sql`update instalments set due_on = ${on} where id in ${some('instalments', choice)}`,
        ),
  ),
  drop: fc
    .nat(999)
    .map(
      (choice) => () =>
        db.execute(sql`delete from instalments where id in ${some('instalments', choice)}`),
    ),
  buy: fc.record({ unit, on: day, price: amount }).map(
    ({ unit: id, on, price }) =>
      () =>
        db.execute(sql`insert into acquisitions (unit_id, purchased_on, purchase_price_fils, dld_fee_fils, dld_fee_bps)
            values (${id}, ${on}, ${price}, 0, 0)`),
  ),
  plan: fc
    .record({ unit, sums: fc.array(amount, { minLength: 1, maxLength: 4 }), on: day })
    .map(({ unit: id, sums, on }) => async () => {
      await db.execute(
        sql`delete from instalments where plan_id in (select id from payment_plans where unit_id = ${id})`,
      );
      await db.execute(sql`delete from payment_plans where unit_id = ${id}`);
      await aPlan(
        db,
        id,
        sums.map((amount_fils) => ({ amount_fils, due_on: on })),
      );
    }),
  let: fc.record({ unit, on: day, cheques: fc.array(day, { maxLength: 4 }) }).map(
    ({ unit: id, on, cheques }) =>
      () =>
        aTenancy(
          db,
          id,
          { starts_on: on, ends_on: dayAfter(on, 90) },
          cheques.map((due_on) => ({ due_on })),
        ),
  ),
  cheque: fc
    .record({
      choice: fc.nat(999),
      status: fc.constantFrom('received', 'held', 'cleared', 'bounced', 'replaced'),
    })
    .map(
      ({ choice, status }) =>
        () =>
          db.execute(sql`update rent_cheques set status = ${status},
              cleared_on = case when ${status} = 'cleared' then due_on end where id in ${some('rent_cheques', choice)}`),
    ),
  end: fc.nat(999).map(
    (choice) => () =>
      db.execute(sql`update tenancies set status = 'terminated', ends_on = greatest(starts_on, ends_on - 20)
        where id in ${some('tenancies', choice)}`),
  ),
  handOver: fc.record({ unit, done: fc.boolean() }).map(
    ({ unit: id, done }) =>
      () =>
        done
          ? db.execute(
              sql`update handover_cases set closed_on = '2026-11-01' where unit_id = ${id} and closed_on is null`,
            )
          : db.execute(
              sql`insert into handover_cases (unit_id, opened_on, steps_done) values (${id}, '2026-10-01', 2)`,
            ),
  ),
  move: fc.record({ choice: fc.nat(999), unit }).map(
    ({ choice, unit: id }) =>
      () =>
        db.execute(
          sql`update tenancies set unit_id = ${id} where id in ${some('tenancies', choice)}`,
        ),
  ),
  prove: fc.record({ choice: fc.nat(999), on: fc.option(day) }).map(
    ({ choice, on }) =>
      () =>
        db.execute(sql`update instalments set proof_submitted_on = ${on}
          where paid_on is null and id in ${some('instalments', choice)}`),
  ),
  describe: fc
    .record({ unit, stage: fc.constantFrom('let', 'vacant_listed', 'owner_use'), charge: amount })
    .map(
      ({ unit: id, stage, charge }) =>
        () =>
          db.execute(sql`update units set lifecycle = ${stage}, lifecycle_since = '2026-10-01',
            service_charge_fils = ${charge} where id = ${id}`),
    ),
  sell: fc.record({ unit, on: day }).map(
    ({ unit: id, on }) =>
      () =>
        sellTo(id, on),
  ),
  share: fc.record({ unit, bps: fc.integer({ min: 1, max: 9_999 }) }).map(
    ({ unit: id, bps }) =>
      () =>
        share(id, bps),
  ),
  book: fc
    .record({ unit, on: day, amount, category: fc.constantFrom('rent', 'maintenance', 'payout') })
    .map(
      ({ unit: unitId, category, ...booking }) =>
        () =>
          aBooking(db, { ...booking, investor: owner, unitId, category }),
    ),
};
const act = fc.oneof(...Object.values(acts));

/** What a rule of the tables refuses changes nothing, and that is to be seen too. */
const refused = (error: { cause?: { code?: string } }) => {
  const code = error.cause?.code ?? '';
  // Integrity, or one of two writers that wait for one another.
  if (!/^23|^40P01/.test(code)) throw error;
};

const SEQUENCES = chosen(15, 500);

test('kept figures are those that follow, whatever is written, by four at once', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.array(act, { minLength: 1, maxLength: 6 }), { minLength: 1, maxLength: 4 }),
      async (writers) => {
        await Promise.all(
          writers.map(async (work) => {
            for (const write of work) await write().catch(refused);
          }),
        );
        expect(await wrongFigures(db, 5)).toEqual([]);
      },
    ),
    { numRuns: SEQUENCES },
  );
});

test('a transaction that fails leaves no figure behind', async () => {
  const undone = db.transaction(async (tx) => {
    await aBooking(tx, {
      investor: owner,
      unitId: units[0] ?? '',
      on: '2026-01-01',
      category: 'rent',
      amount: 5,
    });
    throw new Error('undo');
  });
  await expect(undone).rejects.toThrow('undo');
  expect(await wrongFigures(db, 5)).toEqual([]);
});
