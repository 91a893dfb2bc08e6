import type { AddressInfo, Socket } from 'node:net';
import { connect as connectTo } from 'node:net';
import { eq, sql } from 'drizzle-orm';
import { anInvestor, type TestInvestor } from '../../../../testing/fixtures';
import { aPdf } from '../../../../testing/pdfs';
import { buildTestApp, PORTAL, type TestApp } from '../../../../testing/test-app';
import { uploadUrl } from '../../../../testing/uploads';
import { newToken } from '../../../identity/session-token';
import { createSession } from '../../../identity/sessions.repository';
import { sessions } from '../../../identity/sessions.table';
import { documents } from '../../../modules/documents/documents.table';

jest.setTimeout(60_000);

const LIMIT = 10 * 1024 * 1024;
const MARGIN = 64 * 1024;

let portal: TestApp;
let port: number;
let investor: TestInvestor;
let cookie: string;
/** The server's end of each connection. */
const accepted: Socket[] = [];

beforeAll(async () => {
  portal = await buildTestApp();
  portal.app.server.on('connection', (socket) => accepted.push(socket));
  await portal.app.listen({ host: '127.0.0.1', port: 0 });
  port = (portal.app.server.address() as AddressInfo).port;
});
afterAll(() => portal.close());
beforeEach(async () => {
  ({ investor, cookie } = await signedIn());
});

async function signedIn(): Promise<{ investor: TestInvestor; cookie: string }> {
  const signedInAs = await anInvestor(portal.db);
  const token = newToken();
  await createSession(portal.db, signedInAs.id, token);
  return { investor: signedInAs, cookie: `session=${token}` };
}

type Answer = { status: number; body: string };

/** A connection that speaks by hand, as no client library would. */
async function open(headers: string, url = uploadUrl(), as = cookie) {
  const socket = connectTo(port, '127.0.0.1');
  const server = new Promise<Socket>((resolve) => portal.app.server.once('connection', resolve));
  socket.on('error', () => undefined);
  let received = '';
  const answer = new Promise<Answer | null>((resolve) => {
    socket.on('data', (chunk) => {
      received += chunk.toString();
      const [head = '', body = ''] = received.split('\r\n\r\n');
      const length = Number(/content-length: (\d+)/i.exec(head)?.[1] ?? Number.NaN);
      if (Buffer.byteLength(body) >= length) resolve({ status: Number(head.split(' ')[1]), body });
    });
    socket.once('close', () => resolve(null));
  });
  const closed = new Promise<void>((resolve) => socket.once('close', () => resolve()));
  socket.write(
    `PUT ${url} HTTP/1.1\r\nHost: api\r\nOrigin: ${PORTAL}\r\nCookie: ${as}\r\n` +
      `Content-Type: application/octet-stream\r\n${headers}\r\n\r\n`,
  );
  return { socket, server: await server, answer, closed };
}

const chunked = (bytes: number) =>
  Buffer.concat([
    Buffer.from(`${bytes.toString(16)}\r\n`),
    Buffer.alloc(bytes, 'x'),
    Buffer.from('\r\n'),
  ]);

async function rowsAndFiles(): Promise<[number, number]> {
  let files = 0;
  for await (const _ of portal.stored.files.list('documents/')) files += 1;
  return [await portal.db.$count(documents, eq(documents.investor_id, investor.id)), files];
}

test.each([LIMIT - 1, LIMIT])('a body of %p bytes is read', async (size) => {
  const { socket, answer } = await open(`Content-Length: ${size}`);
  socket.write(Buffer.alloc(size, 'x'));
  expect(await answer).toMatchObject({ status: 415 });
  socket.destroy();
});

test.each([LIMIT + 1, 2 ** 40])(
  'a body that announces %p bytes is refused unread',
  async (size) => {
    const { socket, server, answer, closed } = await open(`Content-Length: ${size}`);
    const { status, body } = (await answer) ?? { status: 0, body: '{}' };
    expect([status, JSON.parse(body).code]).toEqual([413, 'upload.too_large']);
    socket.write(Buffer.alloc(4 * MARGIN, 'x'));
    await closed;
    expect(server.bytesRead).toBeLessThan(8 * MARGIN);
  },
);

test('a body without an end is read to 64 KiB beyond the limit, answered and cut off', async () => {
  const { socket, server, answer, closed } = await open('Transfer-Encoding: chunked');
  let sending = true;
  const chunk = chunked(16 * 1024);
  const send = () => {
    while (sending && socket.write(chunk));
    if (sending) socket.once('drain', send);
  };
  send();
  const { status, body } = (await answer) ?? { status: 0, body: '{}' };
  expect([status, JSON.parse(body)]).toEqual([
    413,
    expect.objectContaining({
      code: 'upload.too_large',
      message: 'Die Datei ist größer als 10 MB. Verkleinere sie oder teile sie auf.',
    }),
  ]);
  await closed;
  sending = false;
  const framing = (LIMIT / (16 * 1024)) * 8 + 1024;
  expect(server.bytesRead).toBeLessThanOrEqual(LIMIT + MARGIN + framing);
  expect(await rowsAndFiles()).toEqual([0, 0]);
});

test('the connection of a body that was refused is closed, also where the body has come to its end', async () => {
  const { socket, answer, closed } = await open('Transfer-Encoding: chunked');
  socket.write(Buffer.concat([chunked(LIMIT), chunked(1), Buffer.from('0\r\n\r\n')]));
  expect(await answer).toMatchObject({ status: 413 });
  await closed;
});

test('a body that is cut off leaves nothing, and takes no place away', async () => {
  for (let n = 0; n < 8; n += 1) {
    const { socket, server, closed } = await open(`Content-Length: ${LIMIT}`);
    const gone = new Promise((resolve) => server.once('close', resolve));
    socket.write(Buffer.alloc(100_000 * (n + 1), 'x'));
    socket.destroy();
    await Promise.all([closed, gone]);
  }
  const { socket, answer } = await open('Content-Length: 1');
  socket.write('x');
  expect(await answer).toMatchObject({ status: 415 });
  socket.destroy();
  expect(await rowsAndFiles()).toEqual([0, 0]);
});

test('a body that is longer than announced is cut to what was announced', async () => {
  const { socket, answer } = await open('Content-Length: 5');
  socket.write('%PDF-1.7 and much more');
  expect(await answer).toMatchObject({ status: expect.any(Number) });
  expect(await rowsAndFiles()).toEqual([0, 0]);
  socket.destroy();
});

test('of five files that an investor sends at once one is asked to wait', async () => {
  const sending = [];
  for (let n = 0; n < 5; n += 1) sending.push(await open('Content-Length: 1000'));
  const { status, body } = (await Promise.race(sending.map(({ answer }) => answer))) as Answer;
  expect([status, JSON.parse(body).code]).toEqual([503, 'upload.busy']);
  for (const { socket } of sending) socket.destroy();
});

test('no connection to the database is held while bodies come in', async () => {
  // The pool of the tests has four.
  const senders = [];
  for (let n = 0; n < 6; n += 1) {
    const { cookie: own } = await signedIn();
    senders.push(await open('Content-Length: 1000', uploadUrl(), own));
  }
  const caller = await portal.as(investor);
  for (let n = 0; n < 10; n += 1) expect((await caller.get('/documents')).statusCode).toBe(200);
  for (const { socket } of senders) socket.destroy();
});

test('who signs out while a file is under way has not sent it', async () => {
  const content = aPdf({ objects: [`(${'x'.repeat(100_000)})`] });
  const { socket, answer } = await open(`Content-Length: ${content.length}`);
  socket.write(content.subarray(0, 50_000));
  // Counted, so the session was found.
  const counted = sql`select 1 from rate_limits where key = ${`upload-day:${investor.id}`}`;
  while ((await portal.db.execute(counted)).rows.length === 0);
  await portal.db.update(sessions).set({ revoked_at: new Date() });
  socket.write(content.subarray(50_000));
  expect(await answer).toMatchObject({ status: 401 });
  expect(await rowsAndFiles()).toEqual([0, 0]);
  socket.destroy();
});

test('who is not signed in sends nothing', async () => {
  const { socket, answer } = await open(`Content-Length: ${LIMIT}`, uploadUrl(), 'session=none');
  expect(await answer).toMatchObject({ status: 401 });
  socket.destroy();
});
