import { eq, sql } from 'drizzle-orm';
import { pino } from 'pino';
import { type SmtpDouble, startSmtpDouble } from '../../../testing/smtp-double';
import { freshDatabase } from '../../../testing/test-database';
import { passwordChanged } from '../../modules/passwords/mails/password-changed.mail';
import { connect, type Database } from '../postgres/connect';
import { asLogin } from '../postgres/logins';
import { byName, type Delivery, deliverDueMails } from './deliver-mails';
import { sweepMails } from './mail-outbox.repository';
import { mailOutbox } from './mail-outbox.table';
import { queueMail } from './queue-mail';
import { smtpMailer } from './smtp-mailer';

let url: string;
let db: Database;
let server: SmtpDouble | null;

beforeAll(async () => {
  url = await freshDatabase();
  db = connect(asLogin(url, 'manzil_service'), { connections: 8, onLost: () => undefined });
});
beforeEach(async () => {
  await db.delete(mailOutbox);
  server = null;
});
afterEach(() => server?.close());
afterAll(() => db.$client.end());

const delivery = (smtp: string, database = db): Delivery => ({
  db: database,
  mailer: smtpMailer(smtp, { name: 'Manzil', address: 'post@manzil.example' }),
  templates: byName([passwordChanged]),
  portal: 'https://portal.manzil.example',
  unsubscribing: () => 'https://api.manzil.example',
  logger: pino({ level: 'silent' }),
});

const never = () => ({ stop: new AbortController().signal, cut: new AbortController().signal });

/** One pass of a worker. */
const deliver = (smtp: string) => deliverDueMails(delivery(smtp), never());

const queue = (to = 'anna@example.com') =>
  queueMail(db, {
    to,
    language: 'de',
    template: passwordChanged,
    values: { first_name: 'Anna' },
  });

async function theMail() {
  const [mail] = await db.select().from(mailOutbox);
  if (!mail) throw new Error('There is no mail.');
  return mail;
}

const age = (interval: string) =>
  db.update(mailOutbox).set({ created_at: sql`now() - ${interval}::interval` });

/** A promise and what settles it. */
function signal() {
  let give: () => void = () => undefined;
  const given = new Promise<void>((resolve) => {
    give = resolve;
  });
  return { given, give };
}

test('three workers share an outbox of 120 mails, and no recipient gets one twice', async () => {
  server = await startSmtpDouble();
  for (let n = 0; n < 120; n += 1) await queue();
  const pools = [1, 2, 3].map(() =>
    connect(asLogin(url, 'manzil_service'), { connections: 4, onLost: () => undefined }),
  );
  const smtp = server.url;
  const taken = await Promise.all(
    pools.map((pool) => deliverDueMails(delivery(smtp, pool), never())),
  );
  for (const { $client } of pools) await $client.end();
  expect(taken.reduce((sum, n) => sum + n)).toBe(120);
  expect(Math.min(...taken)).toBeGreaterThan(0);
  expect(server.received).toHaveLength(120);
  expect(new Set(server.received.map(({ messageId }) => messageId)).size).toBe(120);
});

test('a mail that is being sent is nobody else’s, for two minutes', async () => {
  const arrival = signal();
  const acceptance = signal();
  server = await startSmtpDouble({
    onMail: () => {
      arrival.give();
      return acceptance.given;
    },
  });
  await queue();
  const first = deliver(server.url);
  await arrival.given;
  expect(await deliver(server.url)).toBe(0);
  const lease = (await theMail()).next_attempt_at.getTime() - Date.now();
  expect(lease).toBeGreaterThan(100_000);
  acceptance.give();
  await first;
  expect(await theMail()).toMatchObject({ sent_at: expect.any(Date), attempts: 1 });
});

test('a worker whose lease ended does not touch what another one holds', async () => {
  const arrival = signal();
  const failure = signal();
  const slow: Delivery['mailer'] = {
    send: async () => {
      arrival.give();
      await failure.given;
      throw new Error('late');
    },
  };
  await queue();
  const first = deliverDueMails({ ...delivery('smtp://127.0.0.1:1'), mailer: slow }, never());
  await arrival.given;
  await db.update(mailOutbox).set({ attempts: 2 });
  const held = await theMail();
  failure.give();
  await first;
  expect(await theMail()).toEqual(held);
});

test('a month later nothing is left of a mail', async () => {
  server = await startSmtpDouble();
  await queue();
  await deliver(server.url);
  await queue();
  await age('29 days');
  expect(await sweepMails(db)).toBe(0);
  await age('31 days');
  expect(await sweepMails(db)).toBe(1);
  expect(await db.$count(mailOutbox, eq(mailOutbox.attempts, 0))).toBe(1);
});

test.each(['a@x.example, b@y.example', 'a@x.example\r\nBcc: b@y.example', '<a@x.example>', 'a'])(
  '%j is no address to write to',
  async (to) => {
    await expect(queue(to)).rejects.toMatchObject({ cause: { code: '23514' } });
  },
);
