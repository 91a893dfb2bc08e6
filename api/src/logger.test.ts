import { DrizzleQueryError } from 'drizzle-orm';
import { pino } from 'pino';
import { describeError, loggerOptions } from './logger';

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
