import { sql } from 'drizzle-orm';
import { pino } from 'pino';
import { anInvestor } from '../../../testing/fixtures';
import {
  killServer,
  type ServerProcess,
  startServer,
  stopServer,
} from '../../../testing/server-process';
import { type SmtpDouble, startSmtpDouble } from '../../../testing/smtp-double';
import { temporaryFolder } from '../../../testing/temporary-folder';
import { freshDatabase } from '../../../testing/test-database';
import { until } from '../../../testing/until';
import { inInvestorTransaction } from '../../identity/investor-connection';
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

let url: string;
let db: Database;
let server: SmtpDouble;
/** Resolves with the mail that reaches the server next; the server waits for `accept`. */
let arrival: Promise<void>;
let accept: () => void;
let arrived: () => void;
let accepted: Promise<void>;

function awaitMail(): void {
  arrival = new Promise((resolve) => {
    arrived = resolve;
  });
  accepted = new Promise((resolve) => {
    accept = resolve;
  });
}

beforeEach(async () => {
  url = await freshDatabase();
  db = connect(asLogin(url, 'manzil_service'), { connections: 4, onLost: () => undefined });
  awaitMail();
  server = await startSmtpDouble({
    onMail: () => {
      arrived();
      return accepted;
    },
  });
});
afterEach(async () => {
  await server.close();
  await db.$client.end();
});

const logger = pino({ level: 'silent' });

async function startDelivering(finishMs?: number) {
  const mailer = smtpMailer(server.url, { name: 'Manzil', address: 'post@manzil.example' });
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
    { db, logger, ...(finishMs && { finishMs }) },
  );
}

const aMail = {
  to: 'anna@example.com',
  language: 'de',
  template: passwordChanged,
  values: { first_name: 'Anna' },
} as const;

async function theMail() {
  const [mail] = await db.select().from(mailOutbox);
  if (!mail) throw new Error('There is no mail.');
  return mail;
}

test('whoever is told to stop finishes what is being sent', async () => {
  await queueMail(db, aMail);
  const jobs = await startDelivering();
  await arrival;
  const stopped = jobs.stop();
  accept();
  await stopped;
  expect(server.received).toHaveLength(1);
  expect(await theMail()).toMatchObject({ sent_at: expect.any(Date) });
});

test('whoever is told to stop takes no further mail', async () => {
  accept();
  const jobs = await startDelivering();
  await jobs.stop();
  await queueMail(db, aMail);
  expect(await theMail()).toMatchObject({ attempts: 0 });
  expect(server.received).toEqual([]);
});

test('a server that does not answer does not hold up the stop, and the mail is due at once', async () => {
  await queueMail(db, aMail);
  const jobs = await startDelivering(50);
  await arrival;
  await jobs.stop();
  const { sent_at, failed_at, next_attempt_at } = await theMail();
  expect([sent_at, failed_at]).toEqual([null, null]);
  expect(next_attempt_at.getTime()).toBeLessThanOrEqual(Date.now());
});

test('a request of an investor may leave a mail, and read none', async () => {
  const owner = connect(url, { connections: 1, onLost: () => undefined });
  const { id } = await anInvestor(owner);
  const portal = connect(asLogin(url, 'manzil_portal'), {
    connections: 1,
    onLost: () => undefined,
  });
  await inInvestorTransaction(portal, id, (tx) => queueMail(tx, aMail));
  for (const statement of [
    'select * from mail_outbox',
    'delete from mail_outbox',
    'update mail_outbox set attempts = 0',
  ]) {
    await expect(portal.execute(statement)).rejects.toMatchObject({ cause: { code: '42501' } });
  }
  await portal.$client.end();
  await owner.$client.end();
  expect(await theMail()).toMatchObject({ to_address: aMail.to, values: aMail.values });
});

test('a killed API sends its mail again by the same id; one told to stop lets it end', async () => {
  const folder = await temporaryFolder();
  const start = async (): Promise<ServerProcess> => {
    const api = await startServer({
      NODE_ENV: 'production',
      DATA_DIR: folder.path,
      DATABASE_URL: url,
      PORTAL_ORIGINS: 'https://portal.manzil.example',
      MAIL_URL: server.url,
      MAIL_FROM: 'Manzil <post@manzil.example>',
    });
    await api.ready;
    return api;
  };
  const killed = await start();
  await queueMail(db, aMail);
  await arrival;
  await killServer(killed);
  accept();
  expect(await theMail()).toMatchObject({ attempts: 1, sent_at: null });

  // As if its lease of two minutes were over.
  await db.update(mailOutbox).set({ next_attempt_at: sql`now()` });
  const api = await start();
  await until(async () => (await theMail()).sent_at !== null);
  const { id } = await theMail();
  const ids = server.received.map(({ messageId }) => messageId);
  expect(ids).toEqual([`<${id}@manzil.example>`, `<${id}@manzil.example>`]);

  await db.delete(mailOutbox);
  awaitMail();
  await queueMail(db, aMail);
  await arrival;
  const ended = stopServer(api);
  accept();
  const { code, lines } = await ended;
  expect(code).toBe(0);
  expect(await theMail()).toMatchObject({ sent_at: expect.any(Date) });
  expect(JSON.stringify(lines)).not.toContain(aMail.to);
  await folder.remove();
}, 60_000);
