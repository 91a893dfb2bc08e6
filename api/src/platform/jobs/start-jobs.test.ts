import { sql } from 'drizzle-orm';
import { pino } from 'pino';
import { dueEffects, effects, effectsSeen, prepareEffects } from '../../../testing/jobs/effects';
import { operators } from '../../../testing/manzil';
import { metricValue } from '../../../testing/metric-value';
import { freshDatabase } from '../../../testing/test-database';
import { until } from '../../../testing/until';
import { loggerOptions } from '../logger';
import { openMetrics } from '../metrics/metrics';
import { connect, type Database } from '../postgres/connect';
import { asLogin } from '../postgres/logins';
import type { JobKind, JobRun } from './job-kind';
import { type Jobs, startJobs } from './start-jobs';

let url: string;
let owner: Database;
let service: Database;
let running: Jobs[];
let told: string[];
let log: string[];

beforeEach(async () => {
  url = await freshDatabase();
  owner = connect(url, { connections: 2, onLost: () => undefined });
  service = connect(asLogin(url, 'manzil_service'), { connections: 8, onLost: () => undefined });
  await prepareEffects(owner);
  running = [];
  told = [];
  log = [];
});
afterEach(async () => {
  for (const jobs of running) await jobs.stop();
  await service.$client.end();
  await owner.$client.end();
});

async function start(change: Partial<JobKind> = {}, finishMs?: number): Promise<Jobs> {
  const jobs = await startJobs([{ ...effects, ...change }], {
    db: service,
    logger: pino(loggerOptions('info'), { write: (line: string) => log.push(line) }),
    onOutcome: (_, outcome) => told.push(outcome),
    maintenanceS: 1,
    ...(finishMs && { finishMs }),
  });
  running.push(jobs);
  return jobs;
}

type Row = {
  id: string;
  state: string;
  retry_count: number;
  retry_limit: number;
  output: { message: string; code?: string; stack?: string } | null;
  wait: number;
};

async function theJob(): Promise<Row> {
  const { rows } = await owner.execute<Row>(sql`
    select id, state, retry_count, retry_limit, output, extract(epoch from start_after - now())::float8 as wait
    from jobs.job where name = 'effects' order by created_on limit 1`);
  if (!rows[0]) throw new Error('There is no job.');
  return rows[0];
}

const inState = (state: string) => until(async () => (await theJob()).state === state);
const setAll = (change: string) =>
  owner.execute(sql.raw(`update jobs.job set ${change} where name = 'effects'`));

test('what is due when the process starts is done once', async () => {
  await start();
  await inState('completed');
  expect(await effectsSeen(owner)).toEqual({ done: 1, met: 0, left: 0 });
  expect(told).toEqual(['done']);
});

test('two processes do not run what runs alone at the same time', async () => {
  await dueEffects(owner, 6);
  await Promise.all([start(), start()]);
  await until(async () => (await effectsSeen(owner))?.left === 0);
  expect(await effectsSeen(owner)).toEqual({ done: 8, met: 0, left: 0 });
});

test('a job that throws is tried again later, and what is kept of the reason is nobody’s', async () => {
  await start({
    run: async () => void (await service.execute(sql`select ${'anna.canary'}::text, 1 / 0`)),
  });
  await inState('retry');
  const { output, wait } = await theJob();
  expect(output).toMatchObject({ message: 'division by zero', code: '22012' });
  expect(JSON.stringify([output, log])).not.toContain('canary');
  expect(wait).toBeGreaterThan(10);
  expect(wait).toBeLessThan(31);
  expect(told).toEqual(['failed']);
});

test('a job that goes on failing is dead, is seen by command and metrics, and is done once it is tried again', async () => {
  let away = true;
  await start({
    run: async (run) => {
      if (away) throw new Error('The bucket is away.');
      await effects.run(run);
    },
  });
  for (let tries = 1; tries <= 5; tries += 1) {
    // In this order: the state that is read before the run is the same as the one after it.
    await until(async () => told.length === tries && (await theJob()).state === 'retry');
    await setAll('start_after = now()');
  }
  await inState('failed');
  expect(told).toEqual(['failed', 'failed', 'failed', 'failed', 'failed', 'dead']);

  const office = await operators({ database: url });
  const { out } = await office.manzil('jobs', 'list', '--state', 'dead');
  expect(out[1]).toMatch(/effects +dead .*6 +The bucket is away\.$/);
  const { scrape } = openMetrics({ service, portal: service });
  expect(metricValue(await scrape(), 'manzil_jobs{state="dead"}')).toBe(1);
  away = false;
  await office.manzil('jobs', 'retry', (await theJob()).id);
  await inState('completed');
  expect(metricValue(await scrape(), 'manzil_jobs{state="dead"}')).toBe(0);
  expect(await effectsSeen(owner)).toEqual({ done: 1, met: 0, left: 0 });
  await office.close();
}, 60_000);

test('a job that hangs is given up when its time is over', async () => {
  let cut: AbortSignal | undefined;
  await start({
    limitS: 1,
    run: (run) => {
      cut = run.cut;
      return new Promise(() => undefined);
    },
  });
  await inState('retry');
  expect(cut?.aborted).toBe(true);
  expect((await theJob()).output).toMatchObject({ code: 'job.timeout' });
});

test.each(['delete', 'cancel', 'expire'])(
  'a job whose row goes meanwhile (%s) has no effect',
  async (how) => {
    let begin: () => void = () => undefined;
    const begun = new Promise<void>((resolve) => {
      begin = resolve;
    });
    let goOn: () => void = () => undefined;
    const gone = new Promise<void>((resolve) => {
      goOn = resolve;
    });
    await start({
      run: async (run) => {
        begin();
        await gone;
        await effects.run(run);
      },
    });
    await begun;
    const statement = {
      delete: `delete from jobs.job where name = 'effects'`,
      cancel: `update jobs.job set state = 'cancelled' where name = 'effects'`,
      expire: `update jobs.job set state = 'retry', start_after = now() + interval '1 hour' where name = 'effects'`,
    }[how];
    await owner.execute(sql.raw(statement ?? ''));
    goOn();
    await until(() => told.length === 1);
    expect((await effectsSeen(owner))?.done).toBe(0);
    expect(log.join('')).toContain('job.taken_over');
  },
);

test('a process that ends lets a run end', async () => {
  let begun: (run: JobRun) => void = () => undefined;
  const under = new Promise<JobRun>((resolve) => {
    begun = resolve;
  });
  const jobs = await start({
    run: async (run) => {
      begun(run);
      await effects.run(run);
    },
  });
  const { stop, cut } = await under;
  await jobs.stop();
  expect([stop.aborted, cut.aborted, told]).toEqual([true, false, ['done']]);
  expect((await theJob()).state).toBe('completed');
});

test('a run that is still under way then is given back, and that was not its fault', async () => {
  await dueEffects(owner, 1);
  await setAll('retry_limit = 0');
  let begin: () => void = () => undefined;
  const begun = new Promise<void>((resolve) => {
    begin = resolve;
  });
  const jobs = await start(
    {
      run: () => {
        begin();
        return new Promise(() => undefined);
      },
    },
    50,
  );
  await begun;
  await jobs.stop();
  expect(told).toEqual(['given_back']);
  expect(await theJob()).toMatchObject({ state: 'retry', output: { code: 'job.given_back' } });
});

test('a job without a queue stops the start', async () => {
  await expect(start({ name: 'unknown' })).rejects.toThrow('a migration has to make it');
});
