import '../../../testing/cheap-hashes';
import { anInvestorWithPassword, PASSWORD } from '../../../testing/fixtures';
import { buildTestApp, type TestApp } from '../../../testing/test-app';

let portal: TestApp;

beforeAll(async () => {
  portal = await buildTestApp();
});
afterAll(() => portal.close());

function login(email: string, password: string, remoteAddress: string) {
  return portal.anonymous.call({
    method: 'POST',
    url: '/auth/login',
    remoteAddress,
    payload: { email, password },
  });
}

async function statuses(count: number, attempt: (n: number) => ReturnType<typeof login>) {
  const answers = await Promise.all(Array.from({ length: count }, (_, n) => attempt(n)));
  return answers.map(({ statusCode }) => statusCode);
}

test('after five attempts at an account, wherever they come from, each takes work', async () => {
  await anInvestorWithPassword(portal.db, { email: 'five@example.com' });
  const first = await statuses(5, (n) => login('five@example.com', 'wrong', `192.0.2.${n}`));
  expect(first).toEqual(Array.from({ length: 5 }, () => 401));

  const refused = await login('FIVE@example.com', PASSWORD, '192.0.2.99');
  expect(refused.statusCode).toBe(429);
  expect(refused.json()).toMatchObject({
    code: 'auth.proof_needed',
    message:
      'Hier wird gerade sehr viel probiert, deshalb rechnet dein Gerät erst ein paar Sekunden.',
    challenge: expect.stringContaining('PBKDF2/SHA-256'),
  });
});

test('unknown accounts are counted like known ones', async () => {
  await statuses(5, (n) => login('unknown@example.com', 'wrong', `198.51.100.${n}`));
  expect((await login('unknown@example.com', 'wrong', '198.51.100.99')).json().code).toBe(
    'auth.proof_needed',
  );
});

test('a right password starts the count of its account again', async () => {
  await anInvestorWithPassword(portal.db, { email: 'again@example.com' });
  await statuses(4, (n) => login('again@example.com', 'wrong', `203.0.113.${n}`));
  expect((await login('again@example.com', PASSWORD, '203.0.113.50')).statusCode).toBe(200);
  expect((await login('again@example.com', 'wrong', '203.0.113.51')).statusCode).toBe(401);
});

/** As if the network of this address had made 49 attempts: a hash each would take ten seconds. */
async function afterFortyNine(remoteAddress: string) {
  await login('first@example.com', 'x', remoteAddress);
  await portal.db.execute(
    "update rate_limits set points = 49 where key like 'login-address%' and points = 1",
  );
}

test('an address takes fifty attempts, whatever accounts they name', async () => {
  await afterFortyNine('10.0.0.1');
  expect((await login('fiftieth@example.com', 'x', '10.0.0.1')).statusCode).toBe(401);
  expect((await login('one-more@example.com', 'x', '10.0.0.1')).statusCode).toBe(429);
  expect((await login('one-more@example.com', 'x', '10.0.0.2')).statusCode).toBe(401);
});

test('all addresses of one IPv6 household, a /48, share a count', async () => {
  await afterFortyNine('2001:db8:1:2::a');
  expect((await login('v6-1@example.com', 'x', '2001:db8:1:2:ffff::1')).statusCode).toBe(401);
  expect((await login('v6-2@example.com', 'x', '2001:0db8:1:ffff::1')).statusCode).toBe(429);
  expect((await login('v6-3@example.com', 'x', '2001:db8:2:2::1')).statusCode).toBe(401);
});

test('a forged X-Forwarded-For does not open a new count', async () => {
  const forged = (origin: string) =>
    portal.anonymous.call({
      method: 'POST',
      url: '/auth/login',
      remoteAddress: '10.9.9.9',
      headers: { 'x-forwarded-for': origin },
      payload: { email: `forged-${origin}@example.com`, password: 'x' },
    });
  await afterFortyNine('10.9.9.9');
  expect((await forged('172.16.0.1')).statusCode).toBe(401);
  expect((await forged('172.16.0.2')).statusCode).toBe(429);
});

test('the counters hold no e-mail address', async () => {
  const { rows } = await portal.db.execute<{ key: string }>('select key from rate_limits');
  expect(rows.length).toBeGreaterThan(0);
  expect(JSON.stringify(rows)).not.toContain('example.com');
});
