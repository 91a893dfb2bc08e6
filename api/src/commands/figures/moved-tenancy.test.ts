import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { anInvestor } from '../../../testing/fixtures';
import { aTenancy, aUnit } from '../../../testing/portfolio';
import { freshDatabase } from '../../../testing/test-database';
import { connect, type Database } from '../../platform/postgres/connect';
import { asLogin } from '../../platform/postgres/logins';
import { wrongFigures } from './figures.repository';

let db: Database;
beforeAll(async () => {
  db = connect(asLogin(await freshDatabase(), 'manzil_service'), {
    connections: 4,
    onLost: () => undefined,
  });
});
afterAll(() => db.$client.end());

const waitingWriters = async (): Promise<number> => {
  const { rows } = await db.execute<{ count: number }>(
    sql`select count(*)::int as count from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`,
  );
  return rows[0]?.count ?? 0;
};

test('a cheque that clears while its tenancy moves to another unit counts there', async () => {
  const owner = await anInvestor(db);
  const [before = '', after = ''] = await Promise.all(
    [1, 2].map(() => aUnit(db, { owners: [{ investor: owner }] })),
  );
  await aTenancy(db, before, {}, [{ due_on: '2026-09-01' }]);
  let cleared: Promise<unknown> = Promise.resolve();
  await db.transaction(async (tx) => {
    await tx.execute(sql`update tenancies set unit_id = ${after} where unit_id = ${before}`);
    // A statement is sent once somebody waits for it.
    cleared = Promise.all([
      db.execute(sql`update rent_cheques set status = 'cleared', cleared_on = due_on`),
    ]);
    while ((await waitingWriters()) === 0) await wait(20);
  });
  await cleared;
  expect(await wrongFigures(db, 5)).toEqual([]);
});
