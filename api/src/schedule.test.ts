import { sql } from 'drizzle-orm';
import { pino } from 'pino';
import { temporaryFiles } from '../testing/temporary-files';
import { freshDatabase } from '../testing/test-database';
import { until } from '../testing/until';
import { startJobs } from './platform/jobs/start-jobs';
import { connect, type Database } from './platform/postgres/connect';
import { asLogin } from './platform/postgres/logins';
import { schedule } from './schedule';

let owner: Database;
let service: Database;
let stored: Awaited<ReturnType<typeof temporaryFiles>>;

beforeEach(async () => {
  const url = await freshDatabase();
  owner = connect(url, { connections: 1, onLost: () => undefined });
  service = connect(asLogin(url, 'manzil_service'), { connections: 8, onLost: () => undefined });
  stored = await temporaryFiles();
});
afterEach(async () => {
  await service.$client.end();
  await owner.$client.end();
  await stored.remove();
});

const logger = pino({ level: 'silent' });
const mailer = { send: async () => undefined };

function kinds() {
  const portal = 'https://portal.manzil.example';
  return schedule({
    ...{ db: service, ...stored, mailer, portal, logger, scan: null },
    unsubscribing: () => '',
  });
}

test('every job has its queue, and every queue its job', async () => {
  const { rows } = await owner.execute<{ name: string }>(
    sql`select name from jobs.queue where name not like '\_\_pgboss%' order by name`,
  );
  expect((await kinds()).map(({ name }) => name).sort()).toEqual(rows.map(({ name }) => name));
});

test('each is done when the API starts, and is in the schedule', async () => {
  await owner.execute(sql`insert into rate_limits (key, points, expire) values ('over', 1, 0)`);
  const done: string[] = [];
  const names = (await kinds()).map(({ name }) => name);
  const jobs = await startJobs(await kinds(), {
    db: service,
    logger,
    onOutcome: (job, outcome) => done.push(`${job} ${outcome}`),
  });
  await until(() => new Set(done).size === names.length);
  await jobs.stop();
  expect([...new Set(done)].sort()).toEqual(names.map((name) => `${name} done`).sort());
  const { rows } = await owner.execute(sql`select from rate_limits`);
  expect(rows).toEqual([]);
  const { rows: scheduled } = await owner.execute(sql`select name from jobs.schedule`);
  expect(scheduled).toHaveLength(names.length);
});
