import { createServer } from 'node:net';
import { sql } from 'drizzle-orm';
import { pino } from 'pino';
import { type SmtpDouble, startSmtpDouble } from '../../../testing/smtp-double';
import { freshDatabase } from '../../../testing/test-database';
import { documentAccepted } from '../../modules/documents/mails/document-accepted.mail';
import { passwordChanged } from '../../modules/passwords/mails/password-changed.mail';
import { passwordCode } from '../../modules/passwords/mails/password-code.mail';
import { loggerOptions } from '../logger';
import { connect, type Database } from '../postgres/connect';
import { asLogin } from '../postgres/logins';
import { byName, type Delivery, deliverDueMails } from './deliver-mails';
import { mailOutbox } from './mail-outbox.table';
import { queueMail } from './queue-mail';
import { smtpMailer } from './smtp-mailer';

const ADDRESS = 'anna.canary@example.com';
const CODE = '739104';
const NAME = 'Annacanary';
const FROM = { name: 'Manzil', address: 'post@manzil.example' };
/** Of the mail's URL: what a silent server is given. */
const IMPATIENT = '?socketTimeout=150&greetingTimeout=150&connectionTimeout=150';

let db: Database;
let log: string[];
let server: SmtpDouble | null;

beforeAll(async () => {
  db = connect(asLogin(await freshDatabase(), 'manzil_service'), { onLost: () => undefined });
});
beforeEach(async () => {
  await db.delete(mailOutbox);
  log = [];
  server = null;
});
afterEach(() => server?.close());
afterAll(() => db.$client.end());

const logger = () => pino(loggerOptions('trace'), { write: (line: string) => log.push(line) });

const delivery = (smtp: string, database = db): Delivery => ({
  db: database,
  mailer: smtpMailer(smtp, FROM),
  templates: byName([passwordCode, passwordChanged, documentAccepted]),
  portal: 'https://portal.manzil.example',
  unsubscribing: ({ investor_id, topic }) => `https://api.example/${investor_id}/${topic}`,
  logger: logger(),
});

const never = () => ({ stop: new AbortController().signal, cut: new AbortController().signal });

/** One pass of a worker. */
const deliver = (smtp: string) => deliverDueMails(delivery(smtp), never());

const queueCode = (expires_at?: Date) =>
  queueMail(db, {
    to: ADDRESS,
    language: 'de',
    template: passwordCode,
    values: { first_name: NAME, code: CODE, minutes: 10 },
    ...(expires_at && { expires_at }),
  });

async function theMail() {
  const [mail] = await db.select().from(mailOutbox);
  if (!mail) throw new Error('There is no mail.');
  return mail;
}

const dueNow = () => db.update(mailOutbox).set({ next_attempt_at: sql`now()` });
const age = (interval: string) =>
  db.update(mailOutbox).set({ created_at: sql`now() - ${interval}::interval` });

const secondsUntil = (at: Date) => (at.getTime() - Date.now()) / 1000;

function expectNothingPersonalInLog() {
  expect(log.length).toBeGreaterThan(0);
  for (const secret of [ADDRESS, 'canary', CODE, NAME]) expect(log.join('')).not.toContain(secret);
}

async function unusedPort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((resolve) => {
    probe.listen(0, '127.0.0.1', resolve);
  });
  const bound = probe.address();
  await new Promise((resolve) => probe.close(resolve));
  return bound && typeof bound === 'object' ? bound.port : 0;
}

test('a queued mail reaches its recipient, and its code stays nowhere else', async () => {
  server = await startSmtpDouble();
  await queueCode();
  const { id } = await theMail();
  expect(await deliver(server.url)).toBe(1);

  const [mail] = server.received;
  expect(mail).toMatchObject({ to: ADDRESS, messageId: `<${id}@manzil.example>` });
  expect(mail?.raw).toContain('From: Manzil <post@manzil.example>');
  expect(mail?.raw).toContain('Subject: =?UTF-8?Q?Dein_Code_f=C3=BCr_ein_neues_Passwort?=');
  expect(mail?.raw).toContain('Auto-Submitted: auto-generated');
  expect(mail?.raw).toMatch(/multipart\/alternative[\s\S]*text\/plain[\s\S]*text\/html/);
  expect(mail?.raw.split(CODE)).toHaveLength(3);

  expect(await theMail()).toMatchObject({ sent_at: expect.any(Date), values: null, failure: null });
  expect(await deliver(server.url)).toBe(0);
  expect(server.received).toHaveLength(1);
  expectNothingPersonalInLog();
});

test('a mail that can be turned off says where one press does so, and no other does', async () => {
  server = await startSmtpDouble();
  const values = { first_name: NAME, document: 'passport' as const };
  const mail = { to: ADDRESS, language: 'de', template: documentAccepted } as const;
  await queueMail(db, { ...mail, values: { ...values, investor_id: 'me' } });
  await deliver(server.url);
  // As a version before has left it.
  await queueMail(db, { ...mail, values });
  await queueCode();
  await deliver(server.url);
  const [ours, ...others] = server.received.map(({ raw }) => raw.replace(/\r\n\s+/g, ' '));
  expect(ours).toContain('List-Unsubscribe: <https://api.example/me/documents>');
  expect(ours).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
  expect(others).toHaveLength(2);
  expect(others.join()).not.toMatch(/List-Unsubscribe/i);
});

test('what is undone is not sent', async () => {
  server = await startSmtpDouble();
  const undone = db.transaction(async (tx) => {
    await queueMail(tx, {
      to: ADDRESS,
      language: 'en',
      template: passwordChanged,
      values: { first_name: NAME },
    });
    throw new Error('undo');
  });
  await expect(undone).rejects.toThrow('undo');
  expect(await deliver(server.url)).toBe(0);
});

test('a server that says "later" is asked again later', async () => {
  let busy = true;
  server = await startSmtpDouble({
    onRecipient: (address) => (busy ? [451, `greylisted: ${address}`] : undefined),
  });
  await queueCode();
  await deliver(server.url);
  const waiting = await theMail();
  expect(waiting).toMatchObject({ attempts: 1, sent_at: null, failed_at: null });
  expect(secondsUntil(waiting.next_attempt_at)).toBeGreaterThan(6);
  expect(secondsUntil(waiting.next_attempt_at)).toBeLessThan(16);
  expect(await deliver(server.url)).toBe(0);

  busy = false;
  await dueNow();
  await deliver(server.url);
  expect(server.received).toHaveLength(1);
  expect(JSON.parse(log[0] ?? '')).toMatchObject({
    level: 'warn',
    code: 'EENVELOPE',
    response: 451,
  });
  expectNothingPersonalInLog();
});

test('a server that refuses the recipient is not asked again', async () => {
  server = await startSmtpDouble({ onRecipient: (address) => [550, `<${address}> is unknown`] });
  await queueCode();
  await deliver(server.url);
  expect(await theMail()).toMatchObject({ failure: 'refused', values: null, attempts: 1 });
  await dueNow();
  expect(await deliver(server.url)).toBe(0);
  expect(JSON.parse(log[0] ?? '')).toMatchObject({ level: 'error', response: 550 });
  expectNothingPersonalInLog();
});

test('a server that falls silent is given up, and the mail is not', async () => {
  server = await startSmtpDouble({ onMail: () => new Promise(() => undefined) });
  await queueCode();
  await deliver(server.url + IMPATIENT);
  expect(await theMail()).toMatchObject({ attempts: 1, sent_at: null, failed_at: null });
  expect(JSON.parse(log[0] ?? '')).toMatchObject({ code: 'ETIMEDOUT', response: null });
  expectNothingPersonalInLog();
});

test('a server that greets nobody is given up too', async () => {
  const mute = createServer(() => undefined);
  await new Promise<void>((resolve) => {
    mute.listen(0, '127.0.0.1', resolve);
  });
  const bound = mute.address();
  await queueCode();
  await deliver(
    `smtp://127.0.0.1:${bound && typeof bound === 'object' ? bound.port : 0}${IMPATIENT}`,
  );
  expect(await theMail()).toMatchObject({ attempts: 1, sent_at: null, failed_at: null });
  await new Promise((resolve) => mute.close(resolve));
});

test('mails queued during an outage arrive after it, all of them once', async () => {
  const port = await unusedPort();
  for (let n = 0; n < 9; n += 1) await queueCode();
  expect(await deliver(`smtp://127.0.0.1:${port}`)).toBe(9);
  expect(JSON.parse(log[0] ?? '')).toMatchObject({ code: 'ESOCKET' });

  server = await startSmtpDouble({ port });
  await dueNow();
  expect(await deliver(server.url)).toBe(9);
  expect(new Set(server.received.map(({ messageId }) => messageId)).size).toBe(9);
  expect(server.received).toHaveLength(9);
});

test('after a day a mail is given up, and the log says which', async () => {
  await queueCode();
  const { id } = await theMail();
  await age('23 hours 59 minutes');
  await deliver(`smtp://127.0.0.1:${await unusedPort()}`);
  const { failed_at, next_attempt_at } = await theMail();
  expect(failed_at).toBeNull();
  expect(secondsUntil(next_attempt_at)).toBeLessThan(61);

  await age('24 hours');
  await dueNow();
  await deliver(`smtp://127.0.0.1:${await unusedPort()}`);
  expect(await theMail()).toMatchObject({ failure: 'undelivered', values: null });
  expect(JSON.parse(log.at(-1) ?? '')).toMatchObject({ level: 'error', mail: id, attempt: 2 });
  expectNothingPersonalInLog();
});

test('a code that has run out is not sent late', async () => {
  server = await startSmtpDouble();
  await queueCode(new Date(Date.now() - 1));
  await deliver(server.url);
  expect(server.received).toEqual([]);
  expect(await theMail()).toMatchObject({ failure: 'expired', values: null });
  expectNothingPersonalInLog();
});

test('a code that cannot be sent leaves the outbox when it runs out', async () => {
  const expires_at = new Date(Date.now() + 3_000);
  await queueCode(expires_at);
  await deliver(`smtp://127.0.0.1:${await unusedPort()}`);
  expect((await theMail()).next_attempt_at).toEqual(expires_at);
});

test('a mail that this build cannot write waits for one that can', async () => {
  server = await startSmtpDouble();
  await queueCode();
  await db.update(mailOutbox).set({ template: 'of-a-later-build' });
  await deliver(server.url);
  expect(await theMail()).toMatchObject({ attempts: 1, failed_at: null, values: { code: CODE } });
  expectNothingPersonalInLog();
});

test('what became of each attempt is told', async () => {
  const told: string[] = [];
  const onOutcome = (template: string, outcome: string) => told.push(`${template} ${outcome}`);
  const attempt = async (smtp: string) => {
    await dueNow();
    await deliverDueMails({ ...delivery(smtp), onOutcome }, never());
  };
  await queueCode();
  await attempt(`smtp://127.0.0.1:${await unusedPort()}`);
  server = await startSmtpDouble();
  await attempt(server.url);
  await queueCode(new Date(Date.now() - 1));
  await attempt(server.url);
  expect(told).toEqual(['password-code postponed', 'password-code sent', 'password-code given_up']);
});

test('a login that the server refuses is no reason to give a mail up', async () => {
  server = await startSmtpDouble({ login: { user: 'manzil', pass: 'right' } });
  await queueCode();
  const wrong = server.url.replace('smtp://', 'smtp://manzil:wrong-canary@');
  await deliver(wrong);
  expect(await theMail()).toMatchObject({ attempts: 1, failed_at: null });
  expect(JSON.parse(log[0] ?? '')).toMatchObject({ code: 'EAUTH', response: 535 });
  expectNothingPersonalInLog();

  await dueNow();
  await deliver(wrong.replace('wrong-canary', 'right'));
  expect(server.received).toHaveLength(1);
});

test('a server elsewhere gets nothing in clear text', async () => {
  server = await startSmtpDouble({ host: '0.0.0.0' });
  await queueCode();
  // Of this machine, but not by its name.
  const elsewhere = server.url.replace('127.0.0.1', '0.0.0.0');
  await deliver(elsewhere);
  expect(server.received).toEqual([]);
  expect(await theMail()).toMatchObject({ attempts: 1, failed_at: null });

  await dueNow();
  await deliver(`${elsewhere}?requireTLS=false`);
  expect(server.received).toHaveLength(1);
});
