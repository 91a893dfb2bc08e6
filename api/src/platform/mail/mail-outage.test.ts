import { createServer } from 'node:net';
import { sql } from 'drizzle-orm';
import { pino } from 'pino';
import { type SmtpDouble, startSmtpDouble } from '../../../testing/smtp-double';
import { freshDatabase } from '../../../testing/test-database';
import { until } from '../../../testing/until';
import { passwordChanged } from '../../modules/passwords/mails/password-changed.mail';
import { schedule } from '../../schedule';
import { folderStore } from '../files/folder-store';
import { startJobs } from '../jobs/start-jobs';
import { connect, type Database } from '../postgres/connect';
import { asLogin } from '../postgres/logins';
import { masterKeysOf } from '../secrets/master-keys';
import { mailOutbox } from './mail-outbox.table';
import { queueMail } from './queue-mail';
import { smtpMailer } from './smtp-mailer';

jest.setTimeout(120_000);

const MAILS = 9;
/** Of an hour. */
const STEPS = 12;
const STEP = sql`interval '5 minutes'`;

let db: Database;
let server: SmtpDouble | null;

beforeEach(async () => {
  db = connect(asLogin(await freshDatabase(), 'manzil_service'), {
    connections: 8,
    onLost: () => undefined,
  });
  server = null;
});
afterEach(async () => {
  await server?.close();
  await db.$client.end();
});

async function unusedPort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((resolve) => {
    probe.listen(0, '127.0.0.1', resolve);
  });
  const bound = probe.address();
  await new Promise((resolve) => probe.close(resolve));
  return bound && typeof bound === 'object' ? bound.port : 0;
}

async function startDelivering(port: number) {
  const logger = pino({ level: 'silent' });
  const mailer = smtpMailer(`smtp://127.0.0.1:${port}`, { name: 'M', address: 'm@manzil.example' });
  const kinds = await schedule({
    db,
    files: folderStore('/nowhere'),
    fileKeys: masterKeysOf([Buffer.alloc(32, 1)]),
    mailer,
    portal: 'https://portal.manzil.example',
    unsubscribing: () => 'https://api.manzil.example',
    logger,
    scan: null,
  });
  return startJobs(
    kinds.filter(({ name }) => name === 'mail-delivery'),
    { db, logger },
  );
}

const queue = () =>
  queueMail(db, {
    to: 'anna@example.com',
    language: 'de',
    template: passwordChanged,
    values: { first_name: 'Anna' },
  });

/**
 * Moves the clock by moving all that waits for it. Only while nothing runs or is due: a mail that is being sent is leased
 * until a time. Answers whether it did.
 */
const letTimePass = () =>
  db.transaction(async (tx) => {
    await tx.execute(sql`lock table jobs.job in share row exclusive mode`);
    const { rowCount } = await tx.execute(sql`
      update jobs.job set start_after = start_after - ${STEP} where state < 'active' and not exists (
        select from jobs.job where state = 'active' or (state < 'active' and start_after <= now()))`);
    if (!rowCount) return false;
    await tx.execute(sql`
      update mail_outbox set created_at = created_at - ${STEP}, next_attempt_at = next_attempt_at - ${STEP}
      where sent_at is null`);
    return true;
  });

const attempts = async () => {
  const rows = await db.select({ attempts: mailOutbox.attempts }).from(mailOutbox);
  return Math.min(...rows.map((row) => row.attempts));
};

test('a mail server is away for an hour: then all mails arrive, each once', async () => {
  const port = await unusedPort();
  const jobs = await startDelivering(port);
  for (let n = 0; n < MAILS; n += 1) await queue();
  await until(async () => (await attempts()) > 0);
  for (let step = 0; step < STEPS; step += 1) {
    await until(letTimePass);
    if (step === STEPS / 2) await queue();
  }
  await until(async () => (await attempts()) > 1);
  server = await startSmtpDouble({ port });
  await until(async () => {
    await letTimePass();
    return (await db.$count(mailOutbox, sql`sent_at is null`)) === 0;
  });
  await jobs.stop();
  const ids = server.received.map(({ messageId }) => messageId);
  expect(ids).toHaveLength(MAILS + 1);
  expect(new Set(ids).size).toBe(MAILS + 1);
});

test('a mail of whose delivery no job is left is delivered all the same', async () => {
  server = await startSmtpDouble();
  await queue();
  await db.execute(sql`delete from jobs.job`);
  const jobs = await startDelivering(server.port);
  await until(() => server?.received.length === 1);
  await jobs.stop();
});

test('a mail leaves when it is queued, not with the minute of the schedule', async () => {
  server = await startSmtpDouble();
  const jobs = await startDelivering(server.port);
  await until(async () => (await db.$count(sql`jobs.job`, sql`state = 'completed'`)) > 0);
  // Nothing but the mail itself can ask for a run any more.
  await db.execute(sql`delete from jobs.schedule`);
  await queue();
  await until(() => server?.received.length === 1);
  await jobs.stop();
});
