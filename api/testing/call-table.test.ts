import { randomUUID } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { Problem } from '@manzil/shared/contract/problem';
import { Investor } from '@manzil/shared/contract/session/session';
import { anInvestorWithPassword, PASSWORD } from './fixtures';
import { mailedCode, mailsTo } from './mails';
import { aPdf } from './pdfs';
import { buildTestApp, PORTAL, type TestApp } from './test-app';
import { uploadUrl } from './uploads';

/**
 * The calls that the specification lists (section 7), one test for each row, on the wire: a server that listens, and a
 * client that keeps cookies.
 */
let portal: TestApp;
let api: string;

beforeAll(async () => {
  portal = await buildTestApp();
  await portal.app.listen({ host: '127.0.0.1', port: 0 });
  api = `http://127.0.0.1:${(portal.app.server.address() as AddressInfo).port}`;
});
afterAll(() => portal.close());

const NEW_PASSWORD = 'vier nasse Kraniche am Fluss';
const JSON_TYPE = 'application/json; charset=utf-8';

type Page = ReturnType<typeof aPage>;

/** A page of the portal in a browser of its own. */
function aPage() {
  const cookies = new Map<string, string>();
  async function ask(method: string, path: string, init: RequestInit = {}): Promise<Response> {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const answer = await fetch(`${api}${path}`, {
      ...init,
      method,
      headers: { origin: PORTAL, ...(cookie && { cookie }), ...init.headers },
    });
    for (const line of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (/Max-Age=0\b/.test(line)) cookies.delete(name);
      else cookies.set(name, value);
    }
    return answer;
  }
  return {
    cookies,
    ask,
    get: (path: string) => ask('GET', path),
    post: (path: string, payload?: object) =>
      ask(
        'POST',
        path,
        payload && {
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify(payload),
        },
      ),
  };
}

async function signedIn(): Promise<{ email: string; page: Page }> {
  const email = `${randomUUID()}@example.com`;
  await anInvestorWithPassword(portal.db, { email, first_name: 'Anna', last_name: 'Becker' });
  const page = aPage();
  const answer = await page.post('/auth/login', { email, password: PASSWORD });
  if (answer.status !== 200) throw new Error(`The sign-in ended with ${answer.status}.`);
  return { email, page };
}

/** What the client throws. */
async function messageOf(answer: Response, status: number): Promise<string> {
  expect([answer.status, answer.headers.get('content-type')]).toEqual([
    status,
    'application/problem+json; charset=utf-8',
  ]);
  return Problem.parse(await answer.json()).message;
}

test('GET /auth/ says who is signed in; nobody: the message is thrown', async () => {
  const { email, page } = await signedIn();
  const answer = await page.get('/auth/');
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, JSON_TYPE]);
  expect(Investor.parse(await answer.json())).toMatchObject({
    email,
    first_name: 'Anna',
    last_name: 'Becker',
    onboarding_step: 4,
  });
  const stranger = aPage();
  expect(await messageOf(await stranger.get('/auth/'), 401)).toBe(
    'Du bist nicht angemeldet. Melde dich an, um weiterzumachen.',
  );
  const english = await stranger.ask('GET', '/auth/', { headers: { 'accept-language': 'en' } });
  expect(await messageOf(english, 401)).toBe('You are not signed in. Sign in to continue.');
});

test('POST /auth/login answers 200 with the investor; otherwise the message is thrown', async () => {
  const { email } = await signedIn();
  const page = aPage();
  const wrong = await page.post('/auth/login', { email, password: 'wrong' });
  expect(await messageOf(wrong, 401)).toMatch(/^E-Mail oder Passwort stimmt nicht\./);
  const half = await page.post('/auth/login', { email });
  expect(await messageOf(half, 422)).toBe('Einige Angaben fehlen noch oder stimmen nicht.');
  const form = await page.ask('POST', '/auth/login', {
    body: new URLSearchParams({ email, password: PASSWORD }),
  });
  expect(await messageOf(form, 415)).toMatch(/JSON/);
  expect([...page.cookies]).toEqual([]);

  const answer = await page.post('/auth/login', { email, password: PASSWORD });
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, JSON_TYPE]);
  expect(await answer.json()).toEqual(await (await page.get('/auth/')).json());
  expect(answer.headers.getSetCookie()[0]).toMatch(
    /^session=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax$/,
  );
});

test('POST /auth/logout answers 200, and the cookie opens nothing any more', async () => {
  const { page } = await signedIn();
  const kept = `session=${page.cookies.get('session')}`;
  const answer = await page.post('/auth/logout');
  expect([answer.status, await answer.json()]).toEqual([200, { success: true }]);
  expect(page.cookies.has('session')).toBe(false);
  const late = await page.ask('GET', '/auth/', { headers: { cookie: kept } });
  expect(await messageOf(late, 401)).toBeTruthy();
  expect((await page.post('/auth/logout')).status).toBe(200);
});

test('POST /auth/forgot-password answers 201 and a mail waits; otherwise the message is thrown', async () => {
  const { email } = await signedIn();
  const page = aPage();
  const answer = await page.post('/auth/forgot-password', { email });
  expect([answer.status, await answer.json()]).toEqual([201, { success: true }]);
  const mails = await mailsTo(portal.db, email);
  expect(mails.at(-1)).toMatchObject({
    template: 'password-code',
    values: { first_name: 'Anna', code: expect.stringMatching(/^\d{6}$/), minutes: 10 },
  });

  const none = await page.post('/auth/forgot-password', { email: 'anna' });
  expect(await messageOf(none, 422)).toBe('Einige Angaben fehlen noch oder stimmen nicht.');
  for (const _ of [2, 3]) await page.post('/auth/forgot-password', { email });
  const often = await page.post('/auth/forgot-password', { email });
  expect(Number(often.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(await messageOf(often, 429)).toMatch(/^Zu viele Versuche\./);
});

test('POST /auth/check-reset-password-code answers isValid, in the browser that asked for the code', async () => {
  const { email } = await signedIn();
  const page = aPage();
  await page.post('/auth/forgot-password', { email });
  const code = await mailedCode(portal.db, email);
  const check = async (by: Page, tried: string) => {
    const answer = await by.post('/auth/check-reset-password-code', { code: tried });
    return [answer.status, await answer.json()];
  };
  expect(await check(page, code === '000000' ? '000001' : '000000')).toEqual([
    200,
    { isValid: false },
  ]);
  expect(await check(page, code)).toEqual([200, { isValid: true }]);
  expect(await check(aPage(), code)).toEqual([200, { isValid: false }]);
});

test('POST /auth/reset-password sets the new password and ends all sessions; otherwise the message is thrown', async () => {
  const { email, page: elsewhere } = await signedIn();
  const page = aPage();
  await page.post('/auth/forgot-password', { email });
  const code = await mailedCode(portal.db, email);
  const reset = (tried: string, password: string) =>
    page.post('/auth/reset-password', { code: tried, password });
  const wrong = await reset(code === '000000' ? '000001' : '000000', NEW_PASSWORD);
  expect(await messageOf(wrong, 422)).toMatch(/^Der Code stimmt nicht oder gilt nicht mehr\./);
  expect(await messageOf(await reset(code, 'kurz'), 422)).toBeTruthy();
  expect((await elsewhere.get('/auth/')).status).toBe(200);

  const answer = await reset(code, NEW_PASSWORD);
  expect([answer.status, await answer.json()]).toEqual([200, { success: true }]);
  expect((await elsewhere.get('/auth/')).status).toBe(401);
  expect(await messageOf(await reset(code, PASSWORD), 422)).toBeTruthy();
  const login = (password: string) => page.post('/auth/login', { email, password });
  expect((await login(PASSWORD)).status).toBe(401);
  expect((await login(NEW_PASSWORD)).status).toBe(200);
  expect((await page.get('/auth/')).status).toBe(200);
});

test('GET /documents/{id}/download answers the file as it was uploaded; a failure throws', async () => {
  const { page } = await signedIn();
  const content = aPdf();
  const uploaded = await page.ask('PUT', uploadUrl({ name: 'Übergabe.pdf' }), {
    headers: { 'content-type': 'application/octet-stream' },
    body: new Uint8Array(content),
  });
  expect(uploaded.status).toBe(201);
  const { document_id } = (await uploaded.json()) as { document_id: string };
  const url = `/documents/${document_id}/download`;

  const answer = await page.get(url);
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/pdf']);
  expect(answer.headers.get('content-disposition')).toBe(
    `attachment; filename="Ubergabe.pdf"; filename*=UTF-8''%C3%9Cbergabe.pdf`,
  );
  const file = await answer.blob();
  expect(file.size).toBe(content.length);
  expect(Buffer.from(await file.arrayBuffer()).equals(content)).toBe(true);

  const { page: other } = await signedIn();
  const foreign = await other.get(url);
  // The client's text names it: "Network response was not ok {statusText}".
  expect(foreign.statusText).toBe('Not Found');
  expect(await messageOf(foreign, 404)).toMatch(/^Das gibt es nicht/);
  expect(await messageOf(await aPage().get(url), 401)).toBeTruthy();
});

test('the session is checked and cleaned up, by whoever asks', async () => {
  const { page } = await signedIn();
  const validity = async (by: Page) => {
    const answer = await by.get('/auth/session');
    return [answer.status, await answer.json()];
  };
  expect(await validity(page)).toEqual([200, { valid: true }]);
  expect(await validity(aPage())).toEqual([200, { valid: false }]);
  const kept = `session=${page.cookies.get('session')}`;
  for (const one of [page, page, aPage()]) {
    const answer = await one.post('/auth/session/cleanup');
    expect([answer.status, await answer.json()]).toEqual([200, { success: true }]);
    expect(one.cookies.has('session')).toBe(false);
  }
  const late = await page.ask('GET', '/auth/session', { headers: { cookie: kept } });
  expect(await late.json()).toEqual({ valid: false });
});

test('all calls are made with credentials, which the API allows to the portal and to nobody else', async () => {
  const { page } = await signedIn();
  const allowed = async (origin: string) => {
    const { headers } = await page.ask('GET', '/auth/', { headers: { origin } });
    return ['access-control-allow-origin', 'access-control-allow-credentials'].map((name) =>
      headers.get(name),
    );
  };
  expect(await allowed(PORTAL)).toEqual([PORTAL, 'true']);
  expect((await allowed('https://evil.example'))[0]).toBeNull();
});
