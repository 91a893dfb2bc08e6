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
  [
    'an unknown command',
    ['impot'],
    async () => ({}),
    ["error: unknown command 'impot'", '(Did you mean import?)'],
  ],
  [
    'a missing argument',
    ['import'],
    async () => ({}),
    ["error: missing required argument 'folder'"],
  ],
])('%s ends with a clear line, and not with 0', async (_, args, environment, notes) => {
  const ran = await runHere(args, await environment());
  expect(ran).toEqual({ code: 1, out: [], notes });
  expect(ran.notes.join()).not.toContain('hidden');
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
    'statement',
    'declaration',
    'verify',
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

test('seed-demo makes the demo investors once', async () => {
  const office = await operators();
  expect(await office.manzil('seed-demo')).toMatchObject({
    code: 0,
    out: ['Four demo investors were created, password Marina-Walk-2026!.'],
  });
  expect(await office.manzil('seed-demo')).toMatchObject({
    code: 1,
    notes: ['There are investors already: demo accounts are not put beside them.'],
  });
  expect((await office.manzil('investor', 'list')).out).toHaveLength(5);
  await office.close();
});
