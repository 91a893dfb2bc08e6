import { sql } from 'drizzle-orm';
import { freshDatabase } from '../../../testing/test-database';
import { connect, type Database } from './connect';

let db: Database;

beforeAll(async () => {
  db = connect(await freshDatabase(), { connections: 1, onLost: () => undefined });
});
afterAll(() => db.$client.end());

const prepared = async (): Promise<string[]> => {
  const { rows } = await db.$client.query('select statement from pg_prepared_statements');
  return rows.map(({ statement }) => statement as string);
};

test('a statement that comes again is prepared, one that comes once is not', async () => {
  await db.execute(sql`select ${1}::int + 1 as once`);
  for (let time = 0; time < 4; time += 1) {
    const { rows } = await db.execute(sql`select ${time}::int + 1 as again`);
    expect(rows).toEqual([{ again: time + 1 }]);
  }
  const statements = await prepared();
  expect(statements.filter((text) => text.includes('as again'))).toHaveLength(1);
  expect(statements.filter((text) => text.includes('as once'))).toEqual([]);
});

test('texts without end do not fill the memory of a connection', async () => {
  for (let text = 0; text < 400; text += 1) {
    for (let time = 0; time < 3; time += 1) {
      await db.execute(sql`select ${time}::int as ${sql.identifier(`n${text}`)}`);
    }
  }
  expect((await prepared()).length).toBeLessThanOrEqual(256);
});
