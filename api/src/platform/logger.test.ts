import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DrizzleQueryError } from 'drizzle-orm';
import { pino } from 'pino';
import { temporaryFolder } from '../../testing/temporary-folder';
import { until } from '../../testing/until';
import { API_ROOT } from '../api-root';
import { createLogger, describeError, loggerOptions } from './logger';

function logged(fields: object): string {
  let text = '';
  pino(loggerOptions('info'), { write: (line: string) => (text += line) }).info(fields);
  return text;
}

test.each([
  { password: 'CANARY' },
  { body: { password: 'CANARY', email: 'CANARY' } },
  { request: { headers: { cookie: 'CANARY', authorization: 'CANARY', 'set-cookie': 'CANARY' } } },
  { account: { iban: 'CANARY' } },
])('%j reaches no log', (fields) => {
  expect(logged(fields)).not.toContain('CANARY');
});

test('an error of the database is logged without the values of its query', () => {
  const cause = Object.assign(new Error('relation "x" does not exist'), {
    code: '42P01',
    detail: 'Key (email)=(CANARY)',
  });
  const error = new DrizzleQueryError('select * from x where email = $1', ['CANARY'], cause);
  expect(logged({ err: error })).not.toContain('CANARY');
  expect(describeError(error)).toMatchObject({
    query: 'select * from x where email = $1',
    cause: { code: '42P01' },
  });
});

test('an event is one line, in UTC', () => {
  const text = logged({ name: 'a\r\nb\u001b[31m' });
  expect(text.trimEnd().split('\n')).toHaveLength(1);
  expect(JSON.parse(text).time).toMatch(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/);
});

describe('what waits to be written', () => {
  let folder: Awaited<ReturnType<typeof temporaryFolder>>;
  beforeEach(async () => {
    folder = await temporaryFolder();
  });
  afterEach(() => folder.remove());
  const file = () => join(folder.path, 'api.log');
  const written = () =>
    readFileSync(file(), 'utf8')
      .split('\n')
      .filter(Boolean)
      .map((line) => JSON.parse(line).msg);

  test.each(['warn', 'error', 'fatal'] as const)('is taken along by a line of %s', (level) => {
    const logger = createLogger('info', file());
    logger.info('answered');
    expect(written()).toEqual([]);
    logger[level]('urgent');
    expect(written()).toEqual(['answered', 'urgent']);
  });

  test('is written soon without one', async () => {
    createLogger('info', file()).info('answered');
    await until(() => written().length > 0);
    expect(written()).toEqual(['answered']);
  });

  test('is written when the process ends', () => {
    const script = `const { createLogger } = await import('./src/platform/logger.ts');
      createLogger('info').info('answered');
      process.exit(0);`;
    const asked = ['--import', 'tsx', '--input-type', 'module', '--eval', script];
    const { stdout } = spawnSync(process.execPath, asked, { cwd: API_ROOT, encoding: 'utf8' });
    expect(stdout).toContain('"msg":"answered"');
  });

  test('keeps no process alive whose log nobody reads any more', async () => {
    const script = `const { createLogger } = await import('./src/platform/logger.ts');
      createLogger('info').warn('answered');
      process.exit(0);`;
    const asked = ['--import', 'tsx', '--input-type', 'module', '--eval', script];
    const child = spawn(process.execPath, asked, {
      cwd: API_ROOT,
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    child.stdout.destroy();
    expect(await once(child, 'exit')).toEqual([0, null]);
  });
});
