import type { Project } from '@manzil/shared/contract/projects/projects';
import sharp from 'sharp';
import { anInvestor, type TestInvestor } from '../../../testing/fixtures';
import { anUpdate, aPhoto } from '../../../testing/photos';
import { aJpeg, aPng } from '../../../testing/pictures';
import { aProperty, aUnit, NOON } from '../../../testing/portfolio';
import { statementsOf } from '../../../testing/statements';
import { buildTestApp, type Caller, type TestApp } from '../../../testing/test-app';

let portal: TestApp;
let owner: TestInvestor;
let caller: Caller;
let property_id: number;

beforeAll(async () => {
  portal = await buildTestApp({ now: NOON });
});
afterAll(() => portal.close());
beforeEach(async () => {
  owner = await anInvestor(portal.db);
  caller = await portal.as(owner);
  property_id = await aProperty(portal.db);
  await aUnit(portal.db, { property_id, owners: [{ investor: owner }] });
});

const photo = (of: Partial<Parameters<typeof aPhoto>[2]> = {}) =>
  aPhoto(portal.db, portal.stored, { property_id, ...of });
const fetchPhoto = (id: string, by = caller) => by.get(`/construction-photos/${id}`);

test('a report names its photos in their order, and each is where the report says', async () => {
  const update_id = await anUpdate(portal.db, { property_id });
  const [jpeg, png] = [await aJpeg(), await aPng()];
  await photo({ update_id, sort: 1, content: jpeg, alt_de: 'Kran', caption_de: 'Nordseite' });
  await photo({ update_id, sort: 0, content: png, alt_de: 'Rohbau', taken_on: '2026-09-30' });
  const project: Project = (await caller.get(`/projects/${property_id}`)).json();
  const photos = project.updates[0]?.photos ?? [];
  expect(photos).toMatchObject([
    { alt_de: 'Rohbau', caption_de: null, taken_on: '2026-09-30', width: 1200, height: 800 },
    { alt_de: 'Kran', caption_de: 'Nordseite', taken_on: null },
  ]);
  const [first, second] = await Promise.all(
    photos.map(({ path }) => caller.call({ method: 'GET', url: `/${path}` })),
  );
  expect(first?.rawPayload).toEqual(png);
  expect(second?.rawPayload).toEqual(jpeg);
  expect([first, second].map((answer) => answer?.headers['content-type'])).toEqual([
    'image/png',
    'image/jpeg',
  ]);
});

test('of many photos the first twelve are named', async () => {
  const update_id = await anUpdate(portal.db, { property_id });
  for (let sort = 0; sort < 14; sort += 1) await photo({ update_id, sort, alt_de: String(sort) });
  const project: Project = (await caller.get(`/projects/${property_id}`)).json();
  expect(project.updates[0]?.photos.map(({ alt_de }) => alt_de)).toEqual(
    Array.from({ length: 12 }, (_, sort) => String(sort)),
  );
});

test('a photo comes as wide as it is asked for', async () => {
  const id = await photo({ content: await aJpeg({ width: 1200, height: 800 }) });
  const widthOf = async (asked: string) => {
    const { rawPayload } = await caller.get(`/construction-photos/${id}?width=${asked}`);
    return (await sharp(rawPayload).metadata()).width;
  };
  expect(await widthOf('480')).toBe(480);
  expect((await caller.get(`/construction-photos/${id}?width=481`)).statusCode).toBe(422);
});

test('a photo runs nothing, is shown by the portal only, and stays nowhere', async () => {
  const { headers } = await fetchPhoto(await photo());
  expect(headers).toMatchObject({
    'content-security-policy': "sandbox; default-src 'none'",
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': 'same-site',
    'cache-control': 'private, no-store',
  });
});

test("a photo of others' projects, of one that was sold and of a report to come are as one that is missing", async () => {
  const comparable = async (id: string) => {
    const { statusCode, headers, body } = await fetchPhoto(id);
    return { statusCode, type: headers['content-type'], body };
  };
  const missing = await comparable('00000000-0000-4000-8000-000000000000');
  expect(missing.statusCode).toBe(404);
  const foreign = await aProperty(portal.db);
  const stranger = await anInvestor(portal.db);
  await aUnit(portal.db, { property_id: foreign, owners: [{ investor: stranger }] });
  const sold = await aProperty(portal.db);
  const former = { investor: owner, owned_to: '2026-11-20' };
  await aUnit(portal.db, { property_id: sold, owners: [former] });
  const later = await anUpdate(portal.db, { property_id, published_on: '2026-11-22' });
  for (const id of [
    await photo({ property_id: foreign }),
    await photo({ property_id: sold }),
    await photo({ update_id: later }),
  ]) {
    expect(await comparable(id)).toEqual(missing);
  }
});

test('a photo whose file was changed in the store is not sent', async () => {
  const id = await photo();
  for await (const { key } of portal.stored.files.list('construction-photos/')) {
    await portal.stored.files.put(key, Buffer.from('changed'));
  }
  const { statusCode, body } = await fetchPhoto(id);
  expect([statusCode, JSON.parse(body).code]).toEqual([500, 'document.damaged']);
});

test('takes one statement, the session with it', async () => {
  const id = await photo();
  expect(await statementsOf(() => fetchPhoto(id))).toHaveLength(1);
});
