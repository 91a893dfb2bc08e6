import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { API_ROOT } from '../../api-root';

const sources = readdirSync(join(API_ROOT, 'src'), { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.ts') && !path.endsWith('.test.ts'))
  .map((path) => readFileSync(join(API_ROOT, 'src', path), 'utf8'));

/** Of all problems that the API answers with, those for what is not HTTP included. */
const defined = new Set(
  sources
    .filter((source) => /\bdefineError\(|\bPROBLEM_TYPE\b/.test(source))
    .flatMap((source) => [...source.matchAll(/\bcode: '([a-z_.]+)'/g)])
    .map(([, code = '']) => code),
);

const text = readFileSync(join(API_ROOT, '../docs/operations.md'), 'utf8');
const [, section = ''] = text.split('\n## Error codes\n');
const listed = (section.split('\n## ')[0] ?? '')
  .split('\n')
  .flatMap((row) => [...(row.split('|')[1] ?? '').matchAll(/`([\w.*]+)`/g)])
  .map(([, code = '']) => code);

const covers = (entry: string, code: string): boolean =>
  entry.endsWith('.*') ? code.startsWith(entry.slice(0, -1)) : entry === code;

test('every error code is in the table of operations, once, and nothing else is', () => {
  expect(defined.size).toBeGreaterThan(40);
  const entriesOf = (code: string) => listed.filter((entry) => covers(entry, code));
  expect([...defined].filter((code) => entriesOf(code).length !== 1)).toEqual([]);
  expect(listed.filter((entry) => ![...defined].some((code) => covers(entry, code)))).toEqual([]);
});
