import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buildTestApp } from '../../../testing/test-app';
import { closeMetrics, serveMetrics } from './metrics-server';

let server: Server;
let scrape: () => Promise<string>;
const errors: unknown[] = [];

beforeAll(async () => {
  server = await serveMetrics({
    host: '127.0.0.1',
    port: 0,
    scrape: () => scrape(),
    onError: (error) => errors.push(error),
  });
});
afterAll(() => closeMetrics(server));

const ask = (path: string, init?: RequestInit) =>
  fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`, init);

test('the port of its own answers as Prometheus reads it', async () => {
  scrape = async () => 'up 1\n';
  const answer = await ask('/metrics?x=1');
  expect(answer.headers.get('content-type')).toBe('text/plain; version=0.0.4; charset=utf-8');
  expect([answer.status, await answer.text()]).toEqual([200, 'up 1\n']);
});

test.each([
  ['/', 'GET'],
  ['/metrics/', 'GET'],
  ['/metrics', 'POST'],
  ['/livez', 'GET'],
  ['/units', 'GET'],
])('%s (%s) is nothing on it', async (path, method) => {
  expect((await ask(path, { method })).status).toBe(404);
});

test('what goes wrong is 500 without a word, and told to whoever runs it', async () => {
  const error = new Error('reason');
  scrape = () => Promise.reject(error);
  const answer = await ask('/metrics');
  expect([answer.status, await answer.text()]).toEqual([500, '']);
  expect(errors).toEqual([error]);
});

test('the public port knows no metrics', async () => {
  const portal = await buildTestApp();
  for (const path of ['/metrics', '/metrics/', '/Metrics', '//metrics', '/metrics?x=1']) {
    expect([path, (await portal.anonymous.get(path)).statusCode]).toEqual([path, 404]);
  }
  await portal.close();
});
