import '../../../testing/cheap-hashes';
import { randomUUID } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { connect } from 'node:net';
import { setImmediate } from 'node:timers/promises';
import { Registry } from 'prom-client';
import { aBrowser } from '../../../testing/browser';
import { anInvestor, anInvestorWithPassword, PASSWORD } from '../../../testing/fixtures';
import { metricValue } from '../../../testing/metric-value';
import { buildTestApp, PORTAL, type TestApp } from '../../../testing/test-app';
import { put, uploadUrl } from '../../../testing/uploads';

let registry: Registry;
let portal: TestApp;
beforeEach(async () => {
  registry = new Registry();
  portal = await buildTestApp({ metrics: registry });
});
afterEach(() => portal.close());

const value = async (series: string) => metricValue(await registry.metrics(), series);
const requests = (labels: string) => value(`http_request_duration_seconds_count{${labels}}`);
const problems = (route: string, code: string) =>
  value(`manzil_problems_total{route="${route}",code="${code}"}`);

test('requests are counted by method, pattern of the route and class of the status', async () => {
  const caller = await portal.as(await anInvestor(portal.db));
  await caller.get('/units');
  const [one, other] = [randomUUID(), randomUUID()];
  await caller.get(`/units/${one}`);
  await caller.get(`/units/${other}`);
  await portal.anonymous.get('/units');

  expect(await requests('method="GET",route="/units",status="2xx"')).toBe(1);
  expect(await requests('method="GET",route="/units",status="4xx"')).toBe(1);
  expect(await requests('method="GET",route="/units/:unit_id",status="4xx"')).toBe(2);
  expect(await problems('/units/:unit_id', 'not_found')).toBe(2);
  expect(await registry.metrics()).not.toMatch(new RegExp(`${one}|${other}`));
});

test('an answer that took long is in a bucket of long ones', async () => {
  await portal.anonymous.get('/livez');
  const labels = 'method="GET",route="/livez",status="2xx"';
  expect(await value(`http_request_duration_seconds_bucket{le="30",${labels}}`)).toBe(1);
  const sum = (await value(`http_request_duration_seconds_sum{${labels}}`)) ?? 0;
  expect(sum).toBeGreaterThan(0);
  expect(sum).toBeLessThan(30);
});

test('addresses and methods that strangers think of add one series', async () => {
  await portal.anonymous.get(`/${randomUUID()}`);
  const lines = (await registry.metrics()).split('\n').length;
  for (let n = 0; n < 100; n += 1) {
    for (const method of ['GET', 'PUT', 'DELETE', 'PATCH'] as const) {
      await portal.anonymous.call({ method, url: `/${randomUUID()}?q=${randomUUID()}` });
    }
  }
  expect((await registry.metrics()).split('\n')).toHaveLength(lines);
  expect(await requests('method="(any)",route="(none)",status="4xx"')).toBe(401);
});

test('sign-ins are counted by outcome, and the limit that stops them by its name', async () => {
  const { email } = await anInvestorWithPassword(portal.db);
  const { post } = aBrowser(portal);
  await post('/auth/login', { email, password: PASSWORD });
  for (let n = 0; n < 12; n += 1) {
    await aBrowser(portal).post('/auth/login', { email, password: 'not the right one' });
  }
  const text = await registry.metrics();
  expect(await requests('method="POST",route="/auth/login",status="2xx"')).toBe(1);
  expect(await problems('/auth/login', 'auth.credentials_wrong')).toBe(5);
  expect(await problems('/auth/login', 'auth.proof_needed')).toBe(7);
  expect(await value('manzil_limits_hit_total{limit="login-proof"}')).toBe(7);
  for (const personal of [email, PASSWORD, '10.0.']) expect(text).not.toContain(personal);
});

test('refused files are counted by the reason', async () => {
  const caller = await portal.as(await anInvestor(portal.db));
  await put(caller, uploadUrl(), Buffer.from('GIF89a'));
  await put(caller, uploadUrl(), Buffer.alloc(0));
  const route = '/documents/uploads/:upload_id';
  expect(await problems(route, 'upload.type_unsupported')).toBe(1);
  expect(await problems(route, 'upload.empty')).toBe(1);
});

test('who hangs up before the answer is in flight no longer, and counted as that', async () => {
  const inFlight = () => value('http_requests_in_flight');
  await portal.app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = portal.app.server.address() as AddressInfo;
  const socket = connect(port, '127.0.0.1');
  socket.write(
    `POST /auth/login HTTP/1.1\r\nHost: api\r\nOrigin: ${PORTAL}\r\n` +
      'Content-Type: application/json\r\nContent-Length: 100\r\n\r\n{',
  );
  while ((await inFlight()) !== 1) await setImmediate();
  socket.destroy();
  while ((await inFlight()) !== 0) await setImmediate();
  expect(await requests('method="POST",route="/auth/login",status="aborted"')).toBe(1);
});
