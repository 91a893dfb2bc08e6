import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { anInvestorWithPassword, PASSWORD } from '../../../testing/fixtures';
import { buildTestApp, PORTAL, type TestApp } from '../../../testing/test-app';
import { REQUEST_TIMEOUT_MS } from './slow-body';

let portal: TestApp;
let base: string;
let stopped: Promise<void>;

beforeEach(async () => {
  portal = await buildTestApp();
  base = await portal.app.listen({ port: 0, host: '127.0.0.1' });
});

/** Begins to stop; resolves as soon as no new connection is taken. */
async function beginToStop() {
  stopped = portal.close();
  while (await answers()) await new Promise(setImmediate);
}

const answers = () =>
  fetch(`${base}/livez`, { headers: { connection: 'close' } }).then(
    () => true,
    () => false,
  );

test('a request in flight is finished before the server ends', async () => {
  await anInvestorWithPassword(portal.db, { email: 'anna@example.com' });
  const arrived = once(portal.app.server, 'request');
  const inFlight = fetch(`${base}/auth/login`, {
    method: 'POST',
    headers: { origin: PORTAL, 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'anna@example.com', password: PASSWORD }),
  });
  await arrived;
  await beginToStop();
  expect((await inFlight).status).toBe(200);
  await stopped;
});

test('a connection that asks too late is told to go elsewhere', async () => {
  const { port } = portal.app.server.address() as AddressInfo;
  const accepted = once(portal.app.server, 'connection');
  const socket = connect(port, '127.0.0.1');
  await accepted;
  await beginToStop();
  socket.write('GET /livez HTTP/1.1\r\nHost: localhost\r\n\r\n');
  const answer = await text(socket);
  expect(answer).toMatch(/^HTTP\/1\.1 503 /);
  expect(answer.toLowerCase()).toContain('connection: close');
  expect(answer).toContain('"code":"server.stopping"');
  expect(answer).toContain('\nmanzil-instance: stopping\r\n');
  await stopped;
});

test('a connection that never asks does not hold the stop up', async () => {
  const { port } = portal.app.server.address() as AddressInfo;
  const accepted = once(portal.app.server, 'connection');
  const socket = connect(port, '127.0.0.1').on('error', () => undefined);
  await accepted;
  const startedAt = performance.now();
  await beginToStop();
  await stopped;
  expect(performance.now() - startedAt).toBeLessThan(REQUEST_TIMEOUT_MS);
  socket.destroy();
});

test('who hung up in the middle of a request does not hold the stop up either', async () => {
  const { port } = portal.app.server.address() as AddressInfo;
  const arrived = once(portal.app.server, 'request');
  const gone = connect(port, '127.0.0.1');
  gone.write(
    `POST /auth/login HTTP/1.1\r\nHost: localhost\r\nOrigin: ${PORTAL}\r\n` +
      'Content-Type: application/json\r\nContent-Length: 9\r\n\r\n{',
  );
  const [request] = (await arrived) as [IncomingMessage];
  request.on('error', () => undefined);
  const ended = new Promise((resolve) => request.once('close', resolve));
  gone.destroy();
  await ended;

  const accepted = once(portal.app.server, 'connection');
  const silent = connect(port, '127.0.0.1').on('error', () => undefined);
  await accepted;
  const startedAt = performance.now();
  await beginToStop();
  await stopped;
  expect(performance.now() - startedAt).toBeLessThan(REQUEST_TIMEOUT_MS);
  silent.destroy();
});
