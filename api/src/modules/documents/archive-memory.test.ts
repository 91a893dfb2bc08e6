import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { chosen } from '@manzil/shared/testing/ring';
import { aStoredDocument } from '../../../testing/documents';
import { anInvestor } from '../../../testing/fixtures';
import { startServer, stopServer } from '../../../testing/server-process';
import { temporaryFolder } from '../../../testing/temporary-folder';
import { freshDatabase } from '../../../testing/test-database';
import { newToken } from '../../identity/session-token';
import { createSession } from '../../identity/sessions.repository';
import { openFiles } from '../../platform/files/open-files';
import { connect, type Database } from '../../platform/postgres/connect';

jest.setTimeout(300_000);

const MB = 1024 * 1024;
const FILE_MB = 10;
/** After so many the garbage of reading them is collected as fast as it comes. */
const FEW = 6;
/** Kept until the end, so many take twice as much more than the few as is allowed. */
const FILES = chosen(24, 40);
/** What memory varies by from one run to the next. */
const ALLOWED_MB = 64;

let folder: Awaited<ReturnType<typeof temporaryFolder>>;
let url: string;
let db: Database;

beforeAll(async () => {
  folder = await temporaryFolder();
  url = await freshDatabase();
  db = connect(url, { connections: 1, onLost: () => undefined });
});
afterAll(async () => {
  await db.$client.end();
  await folder.remove();
});

/** A session of somebody who has so many documents. */
async function ownerOf(count: number): Promise<Record<string, string>> {
  const stored = await openFiles({
    dataDir: folder.path,
    filesUrl: null,
    filesKey: null,
    filesKeyFile: null,
  });
  const investor = await anInvestor(db);
  const content = randomBytes(FILE_MB * MB);
  for (let n = 0; n < count; n += 1) await aStoredDocument(db, stored, { investor, content });
  const token = newToken();
  await createSession(db, investor.id, token);
  return { cookie: `session=${token}` };
}

/** Of the whole process, in MB. */
async function residentMemory(pid: number | undefined): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  return Number(/^VmRSS:\s+(\d+) kB$/m.exec(status)?.[1]) / 1024;
}

test(`while a ZIP of ${FILES} documents of ${FILE_MB} MB is on its way, the API needs at most ${ALLOWED_MB} MB more than for one of ${FEW}`, async () => {
  const [few, many] = [await ownerOf(FEW), await ownerOf(FILES)];
  const api = await startServer({ NODE_ENV: 'test', DATA_DIR: folder.path, DATABASE_URL: url });
  await api.ready;
  const memory = () => residentMemory(api.child.pid);
  /** Answers how many MB came, and the most memory meanwhile. */
  async function take(headers: Record<string, string>) {
    const { body } = await fetch(`http://localhost:${api.port}/documents/archive`, { headers });
    let [bytes, asked, most] = [0, 0, 0];
    for await (const chunk of body ?? []) {
      bytes += chunk.length;
      if (bytes < asked) continue;
      most = Math.max(most, await memory());
      asked = bytes + MB;
    }
    return { came: bytes / MB, most };
  }
  const idle = await memory();
  await take(few);
  const before = await memory();
  const { came, most } = await take(many);
  await stopServer(api);
  process.stdout.write(
    `ZIP of ${Math.round(came)} MB: the API had ${Math.round(idle)} MB when it had started, ${Math.round(before)} MB after one of ${FEW * FILE_MB} MB, and ${Math.round(most)} MB at most\n`,
  );
  expect(came).toBeGreaterThan(FILES * FILE_MB);
  expect(most - before).toBeLessThan(ALLOWED_MB);
});
