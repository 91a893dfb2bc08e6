import { createHash, randomUUID } from 'node:crypto';
import { mkdir, watch } from 'node:fs/promises';
import { join } from 'node:path';
import { eq, sql } from 'drizzle-orm';
import { anInvestor, type TestInvestor } from '../../../testing/fixtures';
import { killsAtRandom } from '../../../testing/kill-seed';
import { aPdf } from '../../../testing/pdfs';
import { killServer, startServer, stopServer } from '../../../testing/server-process';
import { temporaryFolder } from '../../../testing/temporary-folder';
import { freshDatabase } from '../../../testing/test-database';
import { uploadUrl } from '../../../testing/uploads';
import { newToken } from '../../identity/session-token';
import { createSession } from '../../identity/sessions.repository';
import { openEncrypted } from '../../platform/files/encrypted-files';
import { openFiles } from '../../platform/files/open-files';
import { removeOrphans } from '../../platform/files/orphans';
import { connect, type Database } from '../../platform/postgres/connect';
import { documentFiles } from './documents.files';
import { documents } from './documents.table';

jest.setTimeout(300_000);

const KILLS = 20;
const SENDERS = 2;
const RESENT = 4;
/** About as long as the uploads take. */
const LATEST_MS = 2_500;
/** From the first byte in the store to the answer. */
const STORING_MS = 30;

let folder: Awaited<ReturnType<typeof temporaryFolder>>;
let url: string;
let db: Database;
let investor: TestInvestor;
let headers: Record<string, string>;

beforeAll(async () => {
  folder = await temporaryFolder();
  url = await freshDatabase();
  db = connect(url, { connections: 2, onLost: () => undefined });
  investor = await anInvestor(db);
  const token = newToken();
  await createSession(db, investor.id, token);
  headers = {
    cookie: `session=${token}`,
    origin: 'http://localhost:3000',
    'content-type': 'application/octet-stream',
  };
});
afterAll(async () => {
  await db.$client.end();
  await folder.remove();
});

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Resolves when the store begins to write a file: the moments after are those in which most can go wrong. */
async function storing(): Promise<void> {
  const path = join(folder.path, 'files/.unfinished');
  await mkdir(path, { recursive: true });
  for await (const _ of watch(path)) return;
}

const startApi = async () => {
  await db.execute(sql`delete from rate_limits`);
  const api = await startServer({ NODE_ENV: 'test', DATA_DIR: folder.path, DATABASE_URL: url });
  await api.ready;
  return api;
};

/** Status of the answer; null where none came. */
async function send(port: number, uploadId: string, content: Buffer): Promise<number | null> {
  try {
    const { status } = await fetch(`http://localhost:${port}${uploadUrl({}, uploadId)}`, {
      method: 'PUT',
      headers,
      body: new Uint8Array(content),
    });
    return status;
  } catch {
    return null;
  }
}

/** Says of every document whether its file is whole; what is left has no row. */
async function examine(): Promise<{ broken: string[]; stored: (string | null)[] }> {
  const stored = await openFiles({
    dataDir: folder.path,
    filesUrl: null,
    filesKey: null,
    filesKeyFile: null,
  });
  const rows = await db.select().from(documents).where(eq(documents.investor_id, investor.id));
  const broken = [];
  for (const { file_key, sha256, id } of rows) {
    const content = await openEncrypted(stored, file_key ?? '').catch(() => Buffer.alloc(0));
    if (createHash('sha256').update(content).digest('hex') !== sha256) broken.push(id);
  }
  const inTwoHours = new Date(Date.now() + 7_200_000);
  await removeOrphans(db, stored.files, [documentFiles], inTwoHours);
  let files = 0;
  for await (const _ of stored.files.list('')) files += 1;
  if (files !== rows.length) broken.push(`${files} files, ${rows.length} rows`);
  if ((await stored.files.removeUnfinished(inTwoHours)) > 0) broken.push('unfinished');
  return { broken, stored: rows.map(({ upload_id }) => upload_id) };
}

test('however often the API is killed in the middle of uploads, each is whole or not there, none that was acknowledged is lost, and sent again it is there once', async () => {
  const random = killsAtRandom('The API killed in uploads');
  const sent: { id: string; content: Buffer }[] = [];
  for (let kills = 1; kills <= KILLS; kills += 1) {
    const api = await startApi();
    const content = aPdf({ objects: [`(${'x'.repeat(random() * 3_000_000)})`] });
    const uploadIds = Array.from({ length: SENDERS }, () => randomUUID());
    const sending = uploadIds.map((id) => send(api.port, id, content));
    await (kills % 2
      ? wait(random() * LATEST_MS)
      : storing().then(() => wait(random() * STORING_MS)));
    await killServer(api);
    const answers = await Promise.all(sending);

    const { broken, stored } = await examine();
    expect({ kills, broken }).toEqual({ kills, broken: [] });
    const acknowledged = uploadIds.filter((_, index) => answers[index] === 201);
    expect({ kills, stored }).toEqual({ kills, stored: expect.arrayContaining(acknowledged) });
    sent.push(...uploadIds.map((id) => ({ id, content })));
  }
  const api = await startApi();
  for (const { id, content } of sent.slice(-RESENT)) {
    expect([200, 201]).toContain(await send(api.port, id, content));
  }
  await stopServer(api);
  const { stored } = await examine();
  const ids = sent.slice(-RESENT).map(({ id }) => id);
  expect(ids.map((id) => stored.filter((each) => each === id).length)).toEqual(ids.map(() => 1));
});
