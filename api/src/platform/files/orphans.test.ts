import { utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { aStoredDocument } from '../../../testing/documents';
import { anInvestor } from '../../../testing/fixtures';
import { aStatementRow } from '../../../testing/money';
import { aUnit } from '../../../testing/portfolio';
import { temporaryFiles } from '../../../testing/temporary-files';
import { buildTestApp, type TestApp } from '../../../testing/test-app';
import { exportsOf } from '../../exports-of';
import { avatars } from '../../modules/avatars/avatars.table';
import { storeEncrypted } from './encrypted-files';
import { newFileKey } from './file-store';
import { findOrphans, removeOrphans } from './orphans';

let portal: TestApp;
let stored: Awaited<ReturnType<typeof temporaryFiles>>;
beforeAll(async () => {
  portal = await buildTestApp();
});
afterAll(() => portal.close());
beforeEach(async () => {
  stored = await temporaryFiles();
});
afterEach(() => stored.remove());

const NOW = new Date('2026-11-21T12:00:00Z');
const minutesAgo = (minutes: number) => new Date(NOW.getTime() - minutes * 60_000);

async function aFile(key: string, age: number): Promise<string> {
  await storeEncrypted(stored, key, Buffer.from('x'));
  await utimes(join(stored.path, key), minutesAgo(age), minutesAgo(age));
  return key;
}

async function keys(): Promise<string[]> {
  const found = [];
  for await (const { key } of stored.files.list('')) found.push(key);
  return found.sort();
}

test('files that no row names go once they are an hour old; all others stay', async () => {
  const investor = await anInvestor(portal.db);
  const { key: document } = await aStoredDocument(portal.db, stored, { investor });
  await utimes(join(stored.path, document), minutesAgo(600), minutesAgo(600));
  const avatar = await aFile(newFileKey({ kind: 'avatars' }), 600);
  await portal.db.insert(avatars).values({ investor_id: investor.id, file_key: avatar });
  await aStatementRow(portal.db, {
    investor,
    unitId: await aUnit(portal.db, { owners: [{ investor }] }),
    mark: 'x',
  });
  const statement = await aFile('statements/00/none', 600);
  const fresh = await aFile(newFileKey({ kind: 'documents' }), 59);
  const ofAnotherProgram = await aFile('backups/2026/x', 600);
  const orphans = [
    await aFile(newFileKey({ kind: 'documents' }), 61),
    await aFile(newFileKey({ kind: 'avatars' }), 61),
    await aFile(newFileKey({ kind: 'statements' }), 61),
  ];

  const found = [];
  for await (const { key } of findOrphans(
    portal.service,
    stored.files,
    await exportsOf('files'),
    NOW,
  ))
    found.push(key);
  expect(found.sort()).toEqual(orphans.sort());
  expect(await removeOrphans(portal.service, stored.files, await exportsOf('files'), NOW)).toBe(3);
  expect(await keys()).toEqual([document, avatar, statement, fresh, ofAnotherProgram].sort());
});

test('a thousand files are compared with the rows in a few statements', async () => {
  for (let n = 0; n < 1001; n += 1) {
    await stored.files.put(`documents/00/x${n}`, Buffer.alloc(0));
  }
  const inTwoHours = new Date(Date.now() + 7_200_000);
  expect(
    await removeOrphans(portal.service, stored.files, await exportsOf('files'), inTwoHours),
  ).toBe(1001);
  expect(await keys()).toEqual([]);
}, 30_000);
