import { buildTestApp, type TestApp } from '../../../testing/test-app';

const PORTAL = 'https://portal.manzil.example';

let portal: TestApp;
beforeAll(async () => {
  portal = await buildTestApp({ config: { origins: [PORTAL], secure: true } });
});
afterAll(() => portal.close());

const preflight = (origin: string) =>
  portal.app.inject({
    method: 'OPTIONS',
    url: '/auth/login',
    headers: {
      origin,
      'access-control-request-method': 'POST',
      'access-control-request-headers': 'content-type,sentry-trace,baggage',
    },
  });

test('the portal may call with its cookie', async () => {
  const { headers, statusCode } = await preflight(PORTAL);
  expect(statusCode).toBe(204);
  expect(headers).toMatchObject({
    'access-control-allow-origin': PORTAL,
    'access-control-allow-credentials': 'true',
    'access-control-max-age': '600',
    'access-control-allow-headers': 'content-type, accept-language, sentry-trace, baggage',
  });
  expect(headers.vary).toContain('Origin');
});

test.each([
  'https://portal.manzil.example.evil.example',
  'https://evilportal.manzil.example',
  'https://evil.manzil.example',
  'https://portal.manzil.examplex',
  'https://portal.manzil.example.',
  'https://portal.manzil.example:8443',
  'https://PORTAL.manzil.example',
  'http://portal.manzil.example',
  'https://manzil.example',
  'https://portal.manzıl.example',
  'http://localhost:3000',
  'null',
  '*',
  '',
])('an answer to %p carries no permission', async (origin) => {
  for (const answer of [
    await preflight(origin),
    await portal.app.inject({ method: 'GET', url: '/livez', headers: { origin } }),
  ]) {
    expect(answer.headers['access-control-allow-origin']).toBeUndefined();
    expect(answer.headers['access-control-allow-credentials']).toBeUndefined();
    expect(answer.headers.vary).toContain('Origin');
  }
});

test('errors can be read by the portal too', async () => {
  const answer = await portal.app.inject({ url: '/auth/', headers: { origin: PORTAL } });
  expect(answer.statusCode).toBe(401);
  expect(answer.headers['access-control-allow-origin']).toBe(PORTAL);
});

test.each(['/livez', '/auth/', '/nowhere', '/openapi.json'])(
  'the answer of %s forbids scripts, frames, sniffing and caching',
  async (url) => {
    const { headers } = await portal.app.inject({ url });
    expect(headers).toMatchObject({
      'content-security-policy': "default-src 'none';frame-ancestors 'none'",
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'cross-origin-resource-policy': 'same-site',
      'cross-origin-opener-policy': 'same-origin',
      'origin-agent-cluster': '?1',
      'referrer-policy': 'no-referrer',
      'x-dns-prefetch-control': 'off',
      'x-download-options': 'noopen',
      'x-permitted-cross-domain-policies': 'none',
      'x-xss-protection': '0',
      'strict-transport-security': 'max-age=63072000; includeSubDomains',
      'cache-control': 'no-store',
    });
    expect(headers).not.toHaveProperty('server');
    expect(headers).not.toHaveProperty('x-powered-by');
  },
);
