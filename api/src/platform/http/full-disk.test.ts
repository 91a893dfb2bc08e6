import '../../../testing/cheap-hashes';
import { sql } from 'drizzle-orm';
import { anInvestorWithPassword, PASSWORD } from '../../../testing/fixtures';
import { buildTestApp, type TestApp } from '../../../testing/test-app';

let portal: TestApp;

beforeAll(async () => {
  portal = await buildTestApp();
});
afterEach(() => jest.restoreAllMocks());
afterAll(() => portal.close());

/** As PostgreSQL complains when a table cannot grow. */
async function withFullDisk(table: string, work: () => Promise<void>): Promise<void> {
  await portal.db.execute(
    sql.raw(`
      create function no_room() returns trigger language plpgsql as
        $$ begin raise exception 'could not extend file: No space left on device' using errcode = '53100'; end $$;
      create trigger no_room before insert or update on ${table} execute function no_room()`),
  );
  await work();
  await portal.db.execute(sql`drop function no_room cascade`);
}

const readiness = async () => {
  const answer = await portal.anonymous.get('/readyz');
  return [answer.statusCode, answer.json()];
};

test('a write without room for it says so, and readiness does for a minute', async () => {
  const caller = await portal.as(await anInvestorWithPassword(portal.db));
  expect(await readiness()).toEqual([200, { status: 'ok', room: 'enough' }]);
  await withFullDisk('consents', async () => {
    const answer = await caller.call({
      method: 'PUT',
      url: '/consents/analytics',
      payload: { granted: true, version: '1' },
    });
    expect([answer.statusCode, answer.json()]).toEqual([
      507,
      expect.objectContaining({
        code: 'database.full',
        message:
          'Dafür ist gerade kein Platz. Wir kümmern uns darum; versuche es später noch einmal.',
      }),
    ]);
    expect((await caller.get('/profile')).statusCode).toBe(200);
    expect(await readiness()).toEqual([200, { status: 'ok', room: 'none' }]);
  });
  const now = performance.now();
  jest.spyOn(performance, 'now').mockReturnValue(now + 60_000);
  expect(await readiness()).toEqual([200, { status: 'ok', room: 'enough' }]);
});

test('without room for its counts the sign-in says so, and lets nobody in', async () => {
  const { email } = await anInvestorWithPassword(portal.db);
  await withFullDisk('rate_limits', async () => {
    const answer = await portal.anonymous.post('/auth/login', { email, password: PASSWORD });
    expect([answer.statusCode, answer.json().code]).toEqual([507, 'database.full']);
    expect(answer.headers['set-cookie']).toBeUndefined();
  });
});
