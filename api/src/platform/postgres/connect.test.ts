import { sql } from 'drizzle-orm';
import type { Client, PoolClient } from 'pg';
import { freshDatabase } from '../../../testing/test-database';
import { connect } from './connect';

test('a connection that is lost between two statements fails its transaction, not the process', async () => {
  const url = await freshDatabase();
  const [db, other] = [1, 2].map(() => connect(url, { connections: 1, onLost: () => undefined }));
  let client: PoolClient | undefined;
  db?.$client.once('connect', (connected) => {
    client = connected;
  });
  const lost = db?.transaction(async (tx) => {
    const { rows } = await tx.execute<{ pid: number }>(sql`select pg_backend_pid() as pid`);
    // Not `once` of node:events, which listens for errors too.
    const ended = new Promise<void>((resolve) => client?.once('end', resolve));
    await other?.execute(sql`select pg_terminate_backend(${rows[0]?.pid})`);
    await ended;
    await tx.execute(sql`select 1`);
  });
  await expect(lost).rejects.toThrow();
  expect((await db?.execute(sql`select 1 as one`))?.rows).toEqual([{ one: 1 }]);
  await Promise.all([db, other].map((pool) => pool?.$client.end()));
});

test('a connection that breaks before the first statement of a transaction is given back', async () => {
  const db = connect(await freshDatabase(), { connections: 1, onLost: () => undefined });
  db.$client.once('acquire', (client) => (client as unknown as Client).connection.stream.destroy());
  await expect(db.transaction(async () => undefined)).rejects.toThrow();
  expect(await db.transaction(async () => 'done')).toBe('done');
  await db.$client.end();
});

test('a statement that takes long is told without its values, a quick one is not', async () => {
  const onSlow = jest.fn();
  const db = connect(await freshDatabase(), { connections: 1, onLost: () => undefined, onSlow });
  try {
    const secret = 'AE070331234567890123456';
    await db.execute(sql`select 1 where ${secret} <> ''`);
    expect(onSlow).not.toHaveBeenCalled();
    await db.execute(sql`select pg_sleep(0.25) where ${secret} <> ''`);
    await db.transaction((tx) => tx.execute(sql`select pg_sleep(0.3) where ${secret} <> ''`));
    const told = onSlow.mock.calls.map(([slow]) => slow);
    expect(told).toEqual([
      { statement: "select pg_sleep(0.25) where $1 <> ''", ms: expect.any(Number) },
      { statement: "select pg_sleep(0.3) where $1 <> ''", ms: expect.any(Number) },
    ]);
  } finally {
    await db.$client.end();
  }
});
