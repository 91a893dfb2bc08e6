import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { operators, type Ran, runHere } from '../../testing/manzil';
import { emptyDatabase, freshDatabase } from '../../testing/test-database';

jest.setTimeout(60_000);

const UNREACHABLE = { DATABASE_URL: 'postgres://m:hidden@127.0.0.1:1/m' };

test.each<[string, string[], () => Promise<Record<string, string>>, string[]]>([
  [
    'a database without tables',
    ['investor', 'list'],
    async () => ({ DATABASE_URL: await emptyDatabase() }),
    [expect.stringMatching(/^The database is older than this build: .* Run "manzil migrate"\.$/)],
  ],
  [
    'a wrong password',
    ['verify'],
    async () => ({ DATABASE_URL: (await freshDatabase()).replace(/:[^:@]+@/, ':hidden@') }),
    [expect.stringMatching(/refuses: password authentication failed for user "manzil"\.$/)],
  ],
  [
    'a wrong environment',
    ['migrate'],
    async () => ({ DATABASE_URL: 'mysql://hidden' }),
    ['The environment is wrong: DATABASE_URL must start with postgres://.'],
  ],
])('%s ends with a clear line, and not with 0', async (_, args, environment, notes) => {
  const ran = await runHere(args, await environment());
  expect(ran).toEqual({ code: 1, out: [], notes });
  expect(ran.notes.join()).not.toContain('hidden');
});

test.each([
  [['impot'], "error: unknown command 'impot'"],
  [['import'], "error: missing required argument 'folder'"],
  [['statement', 'publish', '2026-13'], expect.stringContaining('is no month')],
])('%j is wrong use, which ends with 2', async (args, complaint) => {
  const { code, notes } = await runHere(args, UNREACHABLE);
  expect([code, notes[0]]).toEqual([2, complaint]);
});

test('help says what there is without a database', async () => {
  const { code, out } = await runHere(['--help'], UNREACHABLE);
  expect(code).toBe(0);
  const commands = out.flatMap((line) => /^ {2}([a-z][a-z-]+) /.exec(line)?.[1] ?? []);
  expect(commands).toEqual([
    'migrate',
    'seed-demo',
    'investor',
    'import',
    'document',
    'bank-account',
    'audit',
    'escrow',
    'fx',
    'package',
    'statement',
    'declaration',
    'message',
    'question',
    'waiting',
    'area',
    'jobs',
    'verify',
    'figures',
    'backup-key',
    'backup',
    'restore',
    'help',
  ]);
});

test('every command says in a sentence what it does', async () => {
  const sentence = ({ out }: Ran) => out.join(' ').replace(/ +/g, ' ');
  for (const command of ['migrate', 'import', 'verify', 'backup', 'restore', 'seed-demo']) {
    expect(sentence(await runHere([command, '--help'], UNREACHABLE))).toMatch(
      /^Usage: manzil .* [A-Z][^.]+\. /,
    );
  }
});

test('help says which options are needed, and what the name of the operator is for', async () => {
  const { out } = await runHere(['package', 'set', '--help'], UNREACHABLE);
  const help = out.join(' ').replace(/\s+/g, ' ');
  expect(help).toContain('--from <day> its first day, with "none" the first without one (needed)');
  expect(help).toContain('--dry-run only say what would happen --json');
  expect(help).toContain('--operator <name> the person who answers for it on record');
});

test('an empty database is migrated once', async () => {
  const office = await operators({ database: await emptyDatabase() });
  const { code, out } = await office.manzil('migrate');
  expect([code, out[0], out.at(-1)]).toEqual([
    0,
    '0000_investors_and_sessions.sql',
    expect.stringMatching(/^\d+ migrations ran\.$/),
  ]);
  expect((await office.manzil('migrate')).out).toEqual(['The database is up to date.']);
  await office.close();
});

test('after a newer version the build before works on, and leaves schema and contents as they are', async () => {
  const office = await operators();
  await office.manzil('migrate');
  await office.db.execute(sql`
    alter table investors add column nickname text;
    create table viewings (id int primary key);
    insert into schema_migrations (name, checksum) values ('9999_viewings.sql', '');
    update faq_items set question_de = 'Neu?'`);
  expect(await office.manzil('migrate')).toEqual({
    code: 0,
    out: ['The database is ahead of this build and stays as it is.'],
    notes: [],
  });
  const { rows } = await office.db.execute(sql`select distinct question_de from faq_items`);
  expect(rows).toEqual([{ question_de: 'Neu?' }]);

  const create = ['create', '--email', 'zoe@example.com', '--first-name', 'Zoë'];
  expect(await office.manzil('investor', ...create, '--last-name', 'Öz')).toMatchObject({
    code: 0,
  });
  expect((await office.manzil('investor', 'list')).out[1]).toContain('zoe@example.com');
  expect(await office.manzil('verify')).toMatchObject({ code: 0 });

  const file = (name: string) => join(office.dataDir, name);
  const { out: recipient } = await office.manzil('backup-key', file('key'));
  const backup = ['backup', file('ahead.age'), '--recipient', ...recipient];
  expect(await office.manzil(...backup)).toMatchObject({ code: 0 });
  const other = await operators({ database: await emptyDatabase() });
  expect(
    await other.manzil('restore', file('ahead.age'), '--identity-file', file('key')),
  ).toMatchObject({
    code: 1,
    notes: ['The backup is of a newer version: this build does not know 9999_viewings.sql.'],
  });
  await other.close();
  await office.close();
});
