import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pino } from 'pino';
import { type SmtpDouble, startSmtpDouble } from '../../../testing/smtp-double';
import { temporaryFolder } from '../../../testing/temporary-folder';
import { readConfig } from '../config';
import { openMailer } from './open-mailer';

let folder: Awaited<ReturnType<typeof temporaryFolder>>;
let log: string[];
let server: SmtpDouble | undefined;

beforeEach(async () => {
  folder = await temporaryFolder();
  log = [];
});
afterEach(async () => {
  await server?.close();
  server = undefined;
  await folder.remove();
});

const open = (environment: Record<string, string>) =>
  openMailer(
    readConfig({ DATA_DIR: folder.path, ...environment }, '/srv/manzil/api'),
    pino({}, { write: (line: string) => log.push(line) }),
  );

const message = {
  id: '1b4e28ba-2fa1-4d3e-a3f5-ef19b5a7633b',
  to: 'anna.canary@example.com',
  template: 'password-code',
  created_at: new Date('2026-11-21T13:08:32.123Z'),
  subject: 'Dein Code',
  text: 'Dein Code: 739104',
  html: '<p>Dein Code: 739104</p>',
};
const never = new AbortController().signal;

test('without a server mails are files, and the log says where', async () => {
  const mailer = await open({});
  await mailer.send(message, never);
  await mailer.send(message, never);

  const path = join(folder.path, 'mail/2026-11-21T130832Z-password-code-1b4e28ba.eml');
  expect(await readdir(join(folder.path, 'mail'))).toEqual([
    '2026-11-21T130832Z-password-code-1b4e28ba.eml',
  ]);
  const mail = await readFile(path, 'utf8');
  expect(mail).toContain('To: anna.canary@example.com');
  expect(mail).toContain('From: Manzil <hallo@manzil.example>');
  expect(mail).toContain(`Message-ID: <${message.id}@manzil.example>`);
  expect(mail).toContain('Dein Code: 739104');
  expect((await stat(path)).mode & 0o777).toBe(0o600);
  expect((await stat(join(folder.path, 'mail'))).mode & 0o777).toBe(0o700);

  expect(JSON.parse(log[0] ?? '')).toMatchObject({ mail: message.id, path });
  expect(log.join('')).not.toMatch(/canary|739104/);
});

test('the address of the server may be in a file, with its password', async () => {
  server = await startSmtpDouble({ login: { user: 'manzil', pass: 'p@ss/word' } });
  const file = join(folder.path, 'mail-url');
  const url = server.url.replace('smtp://', 'smtp://manzil:p%40ss%2Fword@');
  await writeFile(file, `${url}\n`);
  const mailer = await open({
    NODE_ENV: 'production',
    MAIL_URL_FILE: file,
    MAIL_FROM: 'post@manzil.example',
  });
  await mailer.send(message, never);
  expect(server.received[0]?.raw).toContain('From: post@manzil.example');
});

test.each([
  [{ NODE_ENV: 'production' }, 'Mails cannot be sent: set MAIL_URL'],
  [{ MAIL_URL: 'smtp://localhost' }, 'MAIL_URL needs a sender: set MAIL_FROM.'],
  [{ MAIL_URL_FILE: '/nowhere', MAIL_FROM: 'a@b.example' }, '/nowhere cannot be read'],
  [{ MAIL_URL_FILE: '/etc/hostname', MAIL_FROM: 'a@b.example' }, '/etc/hostname must hold'],
])('%j is refused in one line', async (environment, complaint) => {
  await expect(open(environment)).rejects.toThrow(complaint);
});

test('a production with demo accounts writes files, for nobody in it is real', async () => {
  const mailer = await open({ NODE_ENV: 'production', MANZIL_DEMO: '1' });
  await mailer.send(message, never);
  expect(await readdir(join(folder.path, 'mail'))).toHaveLength(1);
});
