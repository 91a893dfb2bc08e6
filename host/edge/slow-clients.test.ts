import { once } from 'node:events';
import { rmSync, truncateSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { pino } from 'pino';
import { buildEdge, type Edge } from './app';
import { Remotes } from './remotes';
import { Store } from './store';
import { refusal } from './testing/closed-port';
import { aConfig, builtHost } from './testing/host-dir';
import { aPortal, publish } from './testing/publication';

const log = pino({ level: 'silent' });
const { hostDir, browserDir, manifest } = builtHost();
const config = aConfig({
  apiHosts: { 'portal.example': 'https://api.example', 'localhost:3000': 'http://localhost:4000' },
  remotes: [{ name: 'units', source: publish(aPortal()), areas: ['/my-units'] }],
});
const patient = { requestMs: 10_000, idleMs: 10_000, graceMs: 10_000 };

let remotes: Remotes;
let edge: Edge;

async function open(limits: Parameters<typeof buildEdge>[1]): Promise<[Edge, number]> {
  const opened = await buildEdge({ config, host: manifest, hostDir, remotes, log }, limits);
  return [opened, Number(new URL(await opened.listen({ port: 0, host: '127.0.0.1' })).port)];
}

beforeAll(async () => {
  const store = await Store.open(config.storeDir, log);
  await store.addHost(browserDir, manifest);
  remotes = new Remotes(config.remotes, store, manifest, log);
  await remotes.poll();
  [edge] = await open(patient);
});
afterAll(() => edge.close());

test.each([
  ['head', 'GET /login HTTP/1.1\r\nhost: portal.example\r\n'],
  [
    'body',
    'POST /login HTTP/1.1\r\nhost: portal.example\r\ncontent-type: text/plain\r\ncontent-length: 9\r\n\r\n',
  ],
])('a request whose %s is never completed is given up', async (_part, beginning) => {
  const [impatient, at] = await open({ ...patient, requestMs: 50 });
  const socket = connect(at, '127.0.0.1').resume();
  socket.write(beginning);
  await once(socket, 'close');
  await impatient.close();
});

test('a client that does not go on reading is given up', async () => {
  const file = join(config.storeDir, 'host/static/large.woff2');
  writeFileSync(file, '');
  // More than the buffers between the two ends hold.
  truncateSync(file, 50_000_000);
  const [impatient, at] = await open({ ...patient, idleMs: 100 });
  const socket = connect(at, '127.0.0.1');
  socket.write('GET /static/large.woff2 HTTP/1.1\r\nhost: portal.example\r\n\r\n');
  await once(socket, 'data');
  socket.pause();
  // Waits for the connection, for longer than a test may take where nobody gives it up.
  await impatient.close();
  socket.destroy();
  rmSync(file);
});

test('a request that is under way holds up the end for the time of grace only', async () => {
  const [stopping, at] = await open({ ...patient, graceMs: 50 });
  const socket = connect(at, '127.0.0.1');
  const head = 'GET /livez HTTP/1.1\r\nhost: portal.example\r\n';
  socket.write(`${head}\r\n${head}`);
  // The answer to the first shows that the edge has read the beginning of the second.
  await once(socket, 'data');
  const closed = once(socket, 'close');
  await stopping.close();
  await closed;
});

test('who asks by an open connection while the edge stops is answered, and told to open another', async () => {
  const [stopping, at] = await open(patient);
  const socket = connect(at, '127.0.0.1');
  const head = 'GET /registry.json HTTP/1.1\r\nhost: portal.example\r\n';
  // The second has begun, so that the connection is not idle.
  socket.write(`${head}\r\n${head}`);
  await once(socket, 'data');
  const stopped = stopping.close();
  await refusal(at);
  socket.write('\r\n');
  const answer = await text(socket);
  expect(answer).toMatch(/^HTTP\/1\.1 200 /m);
  expect(answer).not.toContain('503');
  expect(answer.toLowerCase()).toContain('connection: close');
  await stopped;
});
