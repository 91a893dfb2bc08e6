import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { newToken } from '../../src/identity/session-token';
import { createSession } from '../../src/identity/sessions.repository';
import { connect, type Database } from '../../src/platform/postgres/connect';
import { anInvestor } from '../fixtures';
import { temporaryFolder } from '../temporary-folder';
import { freshDatabase } from '../test-database';
import { portalLeaks } from './portal-leaks';

const PASSWORD = 'Marina-Walk-2026!';

let db: Database;
let folder: Awaited<ReturnType<typeof temporaryFolder>>;
let token: string;

beforeAll(async () => {
  db = connect(await freshDatabase(), { connections: 1, onLost: () => undefined });
  token = newToken();
  const { id } = await anInvestor(db, { email: 'anna.becker@example.com' });
  await createSession(db, id, token);
});
afterAll(() => db.$client.end());
beforeEach(async () => {
  folder = await temporaryFolder();
});
afterEach(() => folder.remove());

async function found(name: string, line: string) {
  const path = join(folder.path, name);
  await mkdir(join(path, '..'), { recursive: true });
  await writeFile(path, `{"msg":"before"}\n${line}\n`);
  const leaks = await portalLeaks({ db, dataDir: folder.path, passwords: [PASSWORD] });
  return leaks.map(({ kind, where }) => `${kind} in ${where}`);
}

test.each([
  ['a password', () => `{"body":"${PASSWORD}"}`, 'password in the log'],
  ['a cookie', () => `{"cookie":"session=${token}"}`, 'token in the log'],
  ['an IBAN', () => '{"iban":"DE89370400440532013000"}', 'IBAN in the log'],
  ['an e-mail', () => '{"to":"anna.becker@example.com"}', 'personal value in the log'],
])('%s in the log of API or edge is found', async (_, line, expected) => {
  expect(await found('logs/edge.log', line())).toEqual([expected]);
  expect(await found('logs/api.log', line())).toContain(expected);
});

test('what only looks like them is nothing', async () => {
  const line = `{"id":"${newToken()}","hash":"DE00370400440532013000"}`;
  expect(await found('logs/api.log', line)).toEqual([]);
});

test('a code in the log that went out by mail, and a token in a mail of another kind, are found', async () => {
  const code = 'Subject: Code\n\n    482913\n';
  await mkdir(join(folder.path, 'mail'));
  await writeFile(join(folder.path, 'mail', '2026-11-21T130832Z-password-code-1b4e28ba.eml'), code);
  expect(await found('logs/api.log', '{"code":"482913"}')).toEqual(['code in the log']);
  await writeFile(
    join(folder.path, 'mail', '2026-11-21T130832Z-password-changed-1b4e28ba.eml'),
    `Subject: x\n\n${token}\n`,
  );
  expect(await found('logs/api.log', '{}')).toEqual(['token in a mail (password-changed)']);
});
