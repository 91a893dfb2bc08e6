import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { send } from '../../../testing/declarations';
import { anAddress, aWithdrawal } from '../../../testing/sample-declarations';
import { buildTestApp, type TestApp } from '../../../testing/test-app';
import { declarations } from './declarations.table';

const EVENING = new Date('2026-11-21T22:30:00Z');
let portal: TestApp;
let now = EVENING;

beforeAll(async () => {
  portal = await buildTestApp({ now: () => now });
});
afterEach(() => {
  now = EVENING;
});
afterAll(() => portal.close());

test('what was declared can be removed once the sixth year after its own is over, and no day before', async () => {
  const year = new Date().getFullYear();
  const [last, first] = [randomUUID(), randomUUID()];
  const declared = { ...aWithdrawal(anAddress()), kind: 'withdrawal', language: 'de' } as const;
  await portal.db.insert(declarations).values([
    { ...declared, id: last, received_at: new Date(`${year - 7}-12-31T22:30:00Z`) },
    { ...declared, id: first, received_at: new Date(`${year - 7}-12-31T23:30:00Z`) },
  ]);
  const remove = (id: string) => portal.service.delete(declarations).where(eq(declarations.id, id));
  expect((await remove(last)).rowCount).toBe(1);
  await expect(remove(first)).rejects.toMatchObject({
    cause: { message: 'declarations is append-only' },
  });
});

test('nobody changes or removes what was declared, and the portal of investors does not see it', async () => {
  await send(portal.anonymous, `/withdrawals/${randomUUID()}`, aWithdrawal(anAddress()));
  for (const change of [
    sql`update declarations set name = 'x'`,
    sql`delete from declarations`,
    // Of one table alone PostgreSQL itself refuses it, as another one refers to it.
    sql`truncate declarations cascade`,
  ]) {
    await expect(portal.db.execute(change)).rejects.toMatchObject({
      cause: { message: 'declarations is append-only' },
    });
  }
  const { rows } = await portal.db.execute(
    sql`select has_any_column_privilege('manzil_portal', 'declarations', 'select') as reads`,
  );
  expect(rows).toEqual([{ reads: false }]);
});
