import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { getTableName, is } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import { API_ROOT } from '../src/api-root';

/** What the account's own screens read: profile, onboarding, settings, documents, payout account, packages. */
const FOLDERS = [
  'identity',
  'modules/addresses',
  'modules/areas',
  'modules/avatars',
  'modules/bank-accounts',
  'modules/consents',
  'modules/documents',
  'modules/onboarding',
  'modules/packages',
  'modules/passwords',
  'modules/profile',
  'modules/settings',
  'modules/tax-residencies',
];

const below = (folder: string) =>
  readdirSync(join(API_ROOT, folder), { recursive: true, encoding: 'utf8' }).map((path) =>
    join(API_ROOT, folder, path),
  );
const statements = [
  ...below('src').filter(
    (path) => /(?<!\.(test|proof))\.ts$/.test(path) && !path.includes('/src/seed/'),
  ),
  ...below('migrations'),
]
  .map((path) => readFileSync(path, 'utf8'))
  .join('\n');

const tables = FOLDERS.flatMap((folder) =>
  below(`src/${folder}`)
    .filter((path) => path.endsWith('.table.ts'))
    .flatMap((path) => Object.entries(require(path) as Record<string, unknown>)),
).filter((entry): entry is [string, PgTable] => is(entry[1], PgTable));

test('every table of the account has a writer besides the demo', () => {
  expect(tables.length).toBeGreaterThan(15);
  const unwritten = tables.filter(
    ([variable, table]) =>
      !new RegExp(
        `insert\\(${variable}\\)|insert into (${getTableName(table)}\\b|\\$\\{${variable}\\})`,
      ).test(statements),
  );
  expect(unwritten.map(([name]) => name)).toEqual([]);
});
