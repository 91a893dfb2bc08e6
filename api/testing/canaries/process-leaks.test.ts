import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import { temporaryFolder } from '../temporary-folder';
import { Canaries } from './canaries';
import { assertNoLeak } from './leaks';
import { processLeaks } from './process-leaks';

const PASSWORD = 'Marina-Walk-2026!';
const TOKEN = 'aB3-'.repeat(11).slice(1);
const KEY = 'q1w2e3r4t5z6u7i8o9p0a1s2d3f4g5h6j7k8l9y0x1c=';

let folder: Awaited<ReturnType<typeof temporaryFolder>>;
beforeEach(async () => {
  folder = await temporaryFolder();
});
afterEach(() => folder.remove());

async function report(written: string[], environment: Record<string, string> = {}) {
  const canaries = new Canaries();
  canaries.add('password', PASSWORD);
  canaries.add('token', TOKEN);
  const ran = { environment: { DATA_DIR: folder.path, ...environment }, written };
  const leaks = await processLeaks(canaries, ran);
  try {
    assertNoLeak(leaks);
    return '';
  } catch (error) {
    return (error as Error).message;
  }
}

async function aFile(path: string, content: string) {
  await mkdir(join(folder.path, path, '..'), { recursive: true });
  await writeFile(join(folder.path, path), content);
}

/** As the mailer writes it, in quoted-printable with its soft line ends. */
async function aMail(template: string, text: string) {
  const transport = createTransport({ streamTransport: true, buffer: true });
  const mail = { to: 'anna@example.com', text, textEncoding: 'quoted-printable' } as const;
  const { message } = await transport.sendMail(mail);
  await aFile(`mail/2026-11-21T130832Z-${template}-1b4e28ba.eml`, message.toString());
}

test('what requests carried is found in what the process wrote and in the log of its database', async () => {
  await aFile('postgres.log', `LOG:  ready\nERROR:  invalid input: "${TOKEN}"\n`);
  const found = await report([`{"msg":"${PASSWORD}"}`, 'fine']);
  expect(found).toContain('password in the log (1): {"msg":"[password]"}');
  expect(found).toContain('token in postgres.log (1): ERROR:  invalid input: "[token]"');
});

test.each<[string, Record<string, string>, string]>([
  ['a key', { FIELD_KEY: KEY }, KEY],
  ['the password of an address', { MAIL_URL: 'smtps://manzil:p%40ss-word@mail' }, 'p@ss-word'],
])('%s of the environment is found in what the process wrote', async (_, environment, value) => {
  expect(await report([`started with ${value}`], environment)).toContain('secret in the log (1)');
});

test('a key that the process made for itself is found', async () => {
  await aFile('secrets/auth.key', `${KEY}\n`);
  expect(await report([KEY])).toContain('secret in the log (1): [secret]');
});

const LONG = 'Grüße aus Dubai an alle, die bis zu dieser Stelle der langen Zeile lesen: ';

test('a code is in the mail that is there to say it, and nowhere else', async () => {
  await aMail('password-code', `Dein Code: 739104`);
  expect(await report(['sent'])).toBe('');
  expect(await report(['sent 739104'])).toContain('code in the log (1): sent [code]');
  await aMail('new-device', `${LONG}739104 ${TOKEN}`);
  const found = await report([]);
  expect(found).toContain('code in a mail (new-device) (1)');
  expect(found).toContain('token in a mail (new-device) (1)');
});
