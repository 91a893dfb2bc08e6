import { Canaries, type Kind } from './canaries';
import { assertNoLeak, leaksIn, leaksInLines } from './leaks';

const looking = (kind: Kind, value: string) => {
  const canaries = new Canaries();
  canaries.add(kind, value);
  return canaries;
};
const finds = (kind: Kind, value: string, text: string) =>
  looking(kind, value).findIn(text).length > 0;

test.each<[Kind, string, string]>([
  ['password', 'Marina-Walk-2026!', 'x Marina-Walk-2026! y'],
  ['password', 'he said "open it"', JSON.stringify({ x: 'he said "open it"' })],
  ['personal value', 'Pass Müller.pdf', 'GET /x?name=Pass+M%C3%BCller.pdf'],
  ['personal value', 'Pass Müller.pdf', 'GET /x?name=Pass%20M%C3%BCller.pdf'],
  ['IBAN', 'de89 3704 0044 0532 0130 00', 'account DE89370400440532013000'],
  ['IBAN', 'DE89370400440532013000', 'account DE89 3704 0044 0532 0130 00'],
  ['token', 'a1'.repeat(21).concat('-'), `cookie: session=${'a1'.repeat(21)}-; Path=/`],
  ['code', '739104', '{"code":"739104"}'],
  ['code', '739104', 'Dein Code: 739104'],
])('%s %j is found in %j', (kind, value, text) => {
  expect(finds(kind, value, text)).toBe(true);
});

test.each([
  '2026-11-21 13:08:32.739104+00',
  '1b4e28ba-2fa1-4d3e-a3f5-739104b5a763',
  'color: #739104',
  '7391042',
])('in %j the six digits are no code', (text) => {
  expect(finds('code', '739104', text)).toBe(false);
});

test.each<[Kind, string]>([
  ['password', 'short'],
  ['password', 'xxxxxxxxxxxxxxxx'],
  ['code', '000000'],
  ['token', 'nothing'],
  ['IBAN', 'DE89'],
  ['personal value', 'property'],
  ['tax number', 'construc'],
])('%s %j tells nothing, so nobody looks for it', (kind, value) => {
  expect(finds(kind, value, `- ${value} -`)).toBe(false);
});

test('what is reported says kind, place, how often and the line, but not the value', () => {
  const canaries = looking('password', 'Marina-Walk-2026!');
  canaries.add('IBAN', 'DE89370400440532013000');
  const lines = ['{"msg":"fine"}', '{"a":"Marina-Walk-2026!","b":"DE89370400440532013000"}'];
  const leaks = leaksInLines(canaries, 'the log', [...lines, ...lines]);
  const report = () => assertNoLeak(leaks);
  expect(report).toThrow('password in the log (2): {"a":"[password]","b":"[IBAN]"}');
  expect(report).toThrow('IBAN in the log (2)');
  expect(report).not.toThrow(/Marina|3704|fine/);
});

test('what may be there is no leak', () => {
  const canaries = looking('personal value', 'anna@example.com');
  expect(leaksIn(canaries, 'a mail', 'Dear anna@example.com', ['personal value'])).toEqual([]);
  expect(leaksIn(canaries, 'the log', 'Dear anna@example.com')).toHaveLength(1);
});

test('a line of the day on which somebody was born gives nothing away, their day in it does', () => {
  const canaries = looking('personal value', '2026-11-22');
  const lines = [
    '{"level":"info","time":"2026-11-22T13:08:32.123Z","msg":"answered"}',
    '2026-11-22 13:08:32.123 UTC [18] LOG:  checkpoint complete',
  ];
  expect(leaksInLines(canaries, 'the log', lines)).toEqual([]);
  const told = '{"time":"2026-11-22T13:08:32.123Z","msg":"born on 2026-11-22"}';
  expect(leaksInLines(canaries, 'the log', [told])).toHaveLength(1);
});

test("a name that every object has is nobody's number", () => {
  expect(leaksIn(looking('tax number', '__proto__'), 'here', 'sent as __proto__')).toEqual([]);
});

test('ten thousand values in ten megabytes are looked for before the test is given up', () => {
  const canaries = new Canaries();
  for (let n = 0; n < 10_000; n += 1) canaries.add('password', `I knocked ${n} times`);
  const line = '{"level":"info","time":"2026-11-21T13:08:32.123Z","msg":"answered"}';
  const lines = Array.from({ length: 150_000 }, () => line);
  expect(leaksInLines(canaries, 'the log', [...lines, 'I knocked 9999 times'])).toHaveLength(1);
});
