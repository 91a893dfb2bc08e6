import '../../../testing/checks-here';
import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { anInvestor, type TestInvestor } from '../../../testing/fixtures';
import { aPdf } from '../../../testing/pdfs';
import { aJpeg } from '../../../testing/pictures';
import { buildTestApp, type Caller, type TestApp } from '../../../testing/test-app';
import { put } from '../../../testing/uploads';

jest.setTimeout(60_000);

let portal: TestApp;
let investor: TestInvestor;
let caller: Caller;

beforeAll(async () => {
  portal = await buildTestApp();
});
afterAll(() => portal.close());
beforeEach(async () => {
  investor = await anInvestor(portal.db);
  caller = await portal.as(investor);
});

const send = (content: Buffer) => put(caller, '/profile/avatar', content);
const avatarOf = async () => (await caller.get('/auth/')).json().avatar;

async function files(): Promise<number> {
  let count = 0;
  for await (const _ of portal.stored.files.list('avatars/')) count += 1;
  return count;
}

test('a picture becomes a square without metadata, at an address below the API that the session names', async () => {
  const answer = await send(await aJpeg({ width: 900, height: 400 }));
  expect(answer.statusCode).toBe(200);
  const { avatar } = answer.json();
  expect(avatar).toMatch(/^avatars\/[0-9a-f-]{36}$/);
  expect([await avatarOf(), (await caller.get('/profile')).json().avatar]).toEqual([
    avatar,
    avatar,
  ]);

  const picture = await caller.get(`/${avatar}`);
  expect(picture.statusCode).toBe(200);
  expect(picture.headers).toMatchObject({
    'content-type': 'image/webp',
    'cache-control': 'private, no-store',
    'content-security-policy': "sandbox; default-src 'none'",
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': 'same-site',
  });
  const { width, height, exif } = await sharp(picture.rawPayload).metadata();
  expect([width, height, exif]).toEqual([512, 512, undefined]);
});

test('another picture has another address, and the one before is gone', async () => {
  const before = await files();
  const first = (await send(await aJpeg())).json().avatar;
  const second = (await send(await aJpeg())).json().avatar;
  expect(second).not.toBe(first);
  expect((await caller.get(`/${first}`)).statusCode).toBe(404);
  expect((await caller.get(`/${second}`)).statusCode).toBe(200);
  expect((await files()) - before).toBe(1);
});

test('a picture can be removed, twice as well', async () => {
  const { avatar } = (await send(await aJpeg())).json();
  const remove = () => caller.call({ method: 'DELETE', url: '/profile/avatar' });
  expect((await remove()).json()).toEqual({ avatar: null });
  expect((await remove()).json()).toEqual({ avatar: null });
  expect(await avatarOf()).toBeNull();
  expect((await caller.get(`/${avatar}`)).statusCode).toBe(404);
});

test("another investor's picture is as if it were not there", async () => {
  const { avatar } = (await send(await aJpeg())).json();
  const other = await portal.as(await anInvestor(portal.db));
  const [foreign, missing] = [
    await other.get(`/${avatar}`),
    await other.get(`/avatars/${randomUUID()}`),
  ];
  expect([foreign.statusCode, foreign.body]).toEqual([404, missing.body]);
  expect((await portal.anonymous.get(`/${avatar}`)).statusCode).toBe(401);
});

test.each<[string, () => Buffer, number]>([
  ['a PDF', () => aPdf(), 415],
  ['SVG', () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 415],
  ['nothing', () => Buffer.alloc(0), 422],
  ['half a picture', () => Buffer.from('ffd8ffe000104a46', 'hex'), 422],
  ['more than 5 MB', () => Buffer.alloc(5 * 1024 * 1024 + 1), 413],
])('%s is no picture', async (_, make, status) => {
  const answer = await send(make());
  expect(answer.statusCode).toBe(status);
  expect(await avatarOf()).toBeNull();
});

test('is open before onboarding is finished', async () => {
  const fresh = await portal.as(await anInvestor(portal.db, { onboarding_step: 0 }));
  const { avatar } = (await put(fresh, '/profile/avatar', await aJpeg())).json();
  expect((await fresh.get(`/${avatar}`)).statusCode).toBe(200);
});
