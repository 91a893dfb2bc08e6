import { sql } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import { fixedStatement } from './fixed-statement';

const dialect = new PgDialect();

test('the values of each run are at their places in one text', () => {
  let built = 0;
  const statement = fixedStatement<'from' | 'to'>((value) => {
    built += 1;
    return sql`select ${value('to')}, ${'fixed'}, ${value('from')}, ${value('to')}`;
  });
  const run = (from: number, to: number) => dialect.sqlToQuery(statement({ from, to }));
  expect(run(1, 2)).toMatchObject({
    sql: 'select $1, $2, $3, $4',
    params: [2, 'fixed', 1, 2],
  });
  expect(run(3, 4).params).toEqual([4, 'fixed', 3, 4]);
  expect(built).toBe(1);
});
