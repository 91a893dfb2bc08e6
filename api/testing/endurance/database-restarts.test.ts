import { readdir, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { chosen } from '@manzil/shared/testing/ring';
import { sql } from 'drizzle-orm';
import { pino } from 'pino';
import { startJobs } from '../../src/platform/jobs/start-jobs';
import { connect, type Database } from '../../src/platform/postgres/connect';
import { asLogin } from '../../src/platform/postgres/logins';
import { schedule } from '../../src/schedule';
import { type OwnPostgres, ownPostgres } from '../own-postgres';
import { stopServer } from '../server-process';
import { temporaryFiles } from '../temporary-files';
import { until } from '../until';
import { converse } from './conversation';
import { errorsIn, forgetLimits, type Installation, install } from './installation';
import { reading, type WriteLine } from './line';
import { writeLines } from './lines';
import { printFigures } from './print-figures';
import { runLines, stopLines } from './running-lines';
import { signedInInvestors } from './signed-in';

jest.setTimeout(300_000);

const MODES = ['fast', 'immediate'] as const;
/** In the short ring the other one is that of the jobs' test, and of `killed-database.test.ts`. */
const STOPS = chosen(MODES.slice(0, 1), [...MODES, ...MODES, ...MODES]);
/** After which a statement is given up: `/livez` would take that long if it asked the database. */
const STATEMENT_MS = 5_000;
/** Of each line, while the database is away. One takes ten seconds where the database says nothing. */
const REFUSALS = chosen(1, 2);

let postgres: OwnPostgres;
let here: Installation;
beforeAll(async () => {
  postgres = await ownPostgres();
  await postgres.start();
  here = await install(postgres.url);
  await here.start();
});
afterEach(stopLines);
afterAll(async () => {
  await here.close();
  await postgres.remove();
});

/** All that the clients do in one test, and what is found in the end. */
async function underway() {
  const conversation = converse(here.port);
  const live = converse(here.port);
  await here.asOwner(forgetLimits);
  const investors = await here.asOwner((db) => signedInInvestors(db, conversation, 3));
  const writes = writeLines(conversation, investors);
  const cookie = investors[0]?.cookie ?? '';
  const reads = ['/dashboard', '/documents', '/auth/'].map((path) =>
    reading(conversation, path, { cookie }),
  );
  const lines = [...writes, ...reads, reading(live, '/livez', { always: true })];
  const running = runLines(lines);
  await running.goOn(lines);

  /** @param comeBack resolves when the database is there again. Answers the time until the first success. */
  const outage = async (comeBack: () => Promise<void>): Promise<number> => {
    const enough = conversation.tally.refused + REFUSALS * lines.length;
    await running.until(() => conversation.tally.refused >= enough);
    expect(await statusOf('/readyz')).toBe(503);
    expect(await statusOf('/livez')).toBe(200);
    await comeBack();
    const backAt = performance.now();
    await running.goOn(lines);
    expect(await statusOf('/readyz')).toBe(200);
    return conversation.tally.recoveredAt - backAt;
  };
  const judge = async (title: string, recoveries: number[]) => {
    await running.stop();
    for (const each of writes) await each.check();
    const recovery = Math.max(...recoveries);
    printFigures(title, writes, conversation, { recovery, '/livez': live.tally.slowest.ms });
    expect([...conversation.tally.wrong, ...live.tally.wrong]).toEqual([]);
    expect(writes.flatMap((each: WriteLine) => each.lost)).toEqual([]);
    expect(await here.findFaults()).toEqual([]);
    expect(live.tally.slowest.ms).toBeLessThan(STATEMENT_MS);
    expect(here.api().child.exitCode).toBeNull();
    expect(errorsIn(here.api().lines)).toEqual([]);
    const mail = await here.asOwner(newestMail);
    await until(() => here.arrived().has(mail));
  };
  return { outage, judge };
}

/** A bank account was changed after the outage, which its owner is told of. */
async function newestMail(db: Database): Promise<string> {
  const { rows } = await db.execute<{ id: string }>(
    sql`select id from mail_outbox order by created_at desc limit 1`,
  );
  return rows[0]?.id ?? '';
}

const statusOf = async (path: string) =>
  (await fetch(`http://localhost:${here.port}${path}`)).status;

test('a database that is stopped and started costs refusals, and nothing else', async () => {
  const { outage, judge } = await underway();
  const recoveries: number[] = [];
  for (const mode of STOPS) {
    await here.asOwner(forgetLimits);
    await postgres.stop(mode);
    recoveries.push(await outage(postgres.start));
  }
  await judge(`Database stopped and started ${STOPS.length} times`, recoveries);
});

test('a database that accepts connections and answers nothing is given up in time, and taken up again', async () => {
  const { outage, judge } = await underway();
  const thaw = await postgres.freeze();
  const recovery = await outage(async () => thaw());
  await judge('Database that answered nothing', [recovery]);
});

test('the API stops while the database answers nothing', async () => {
  const thaw = await postgres.freeze();
  const underWay = statusOf('/readyz');
  await statusOf('/livez');
  const { code } = await stopServer(here.api());
  thaw();
  expect([code, await underWay]).toEqual([0, 503]);
});

test('jobs go on after an outage, which is told once', async () => {
  const { files, fileKeys, path, remove } = await temporaryFiles();
  const db = connect(asLogin(postgres.url, 'manzil_service'), { onLost: () => undefined });
  const complaints: string[] = [];
  const logger = pino({}, { write: (line: string) => complaints.push(line) });
  const mailer = { send: async () => undefined };
  // The API, which would do them as well, has ended with the test before. What it was at while nothing
  // answered keeps its place until its limit, which is longer than this test may take.
  await here.asOwner((db) => db.execute(sql`delete from jobs.job where state = 'active'`));
  const done = new Set<string>();
  const kinds = await schedule({
    db,
    files,
    fileKeys,
    mailer,
    portal: '',
    unsubscribing: () => '',
    logger,
    scan: null,
  });
  const jobs = await startJobs(kinds, { db, logger, onOutcome: (job) => done.add(job) });
  // A run that was done when the database went, and not yet noted as done, would keep its place, too.
  await until(async () => {
    const { rows } = await db.execute(sql`select from jobs.job where state = 'active'`);
    return done.size === kinds.length && rows.length === 0;
  });

  const waiting = () => complaints.filter((line) => line.includes('Jobs wait'));
  await postgres.stop('immediate');
  await until(() => waiting().length > 0);
  await postgres.start();
  expect(waiting()).toHaveLength(1);
  await db.execute(sql`insert into rate_limits (key, points, expire) values ('over', 1, 0)`);
  await files.put('documents/orphan', Buffer.from('content'));
  await utimes(join(path, 'documents/orphan'), 0, 0);
  await db.execute(sql`
    insert into jobs.job (name, policy) values ('account-sweep', 'singleton'), ('file-sweep', 'singleton')`);
  await until(async () => {
    const { rows } = await db.execute(sql`select from rate_limits where key = 'over'`);
    return rows.length === 0 && (await readdir(join(path, 'documents'))).length === 0;
  });

  await jobs.stop();
  await db.$client.end();
  await remove();
});
