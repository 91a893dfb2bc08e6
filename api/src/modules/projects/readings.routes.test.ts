import type { Project, ProjectList } from '@manzil/shared/contract/projects/projects';
import { eq } from 'drizzle-orm';
import { anInvestor, type TestInvestor } from '../../../testing/fixtures';
import { anUpdate } from '../../../testing/photos';
import { aProperty, aUnit, NOON } from '../../../testing/portfolio';
import { aFinishedAndASold, photosOfReports } from '../../../testing/project-list';
import { statementsOf } from '../../../testing/statements';
import { buildTestApp, type Caller, type TestApp } from '../../../testing/test-app';
import { completionForecasts } from './completion-forecasts.table';
import { properties } from './properties.table';

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

const project = async (): Promise<Project> => (await caller.get(`/projects/${property_id}`)).json();
const listed = async (): Promise<ProjectList> => (await caller.get('/projects')).json();
const read = (read_until: string) =>
  caller.call({ method: 'PUT', url: `/projects/${property_id}/reading`, payload: { read_until } });

test('a report that came since the last visit is new; before the first visit none is', async () => {
  const old = await anUpdate(portal.db, { property_id });
  const { as_of, updates } = await project();
  expect(updates.map(({ is_new }) => is_new)).toEqual([false]);
  expect((await listed()).items).toMatchObject([{ property_id, new_reports: 0 }]);
  expect((await read(as_of)).statusCode).toBe(200);
  const later = await anUpdate(portal.db, { property_id, published_on: '2026-11-20' });
  const news = (await project()).updates.map(({ id, is_new }) => [id, is_new]);
  expect(news).toEqual([
    [later, true],
    [old, false],
  ]);
  expect((await listed()).items).toMatchObject([{ property_id, new_reports: 1 }]);
});

test('the list has the newest photo of what is being built, of no report to come', async () => {
  const newest = await photosOfReports(portal, property_id);
  const [item] = (await listed()).items;
  expect(item?.newest_photo).toMatchObject({ alt_de: 'Norden', published_on: '2026-11-20' });
  expect(item?.newest_photo?.path).toContain(newest);
  await portal.db.update(properties).set({ completion_certificate_on: '2026-11-22' });
  expect((await listed()).items[0]?.newest_photo).toBeNull();
});

test('what was read stays read, and nobody has read what is to come', async () => {
  const { as_of } = await project();
  expect((await read(as_of)).json()).toEqual({ read_until: as_of });
  expect((await read('2020-01-01T00:00:00Z')).json()).toEqual({ read_until: as_of });
  const { read_until } = (await read('9999-12-31T23:59:59Z')).json();
  expect(Date.parse(read_until)).toBeLessThan(Date.now() + 60_000);
});

test('a moment that is none is refused', async () => {
  expect((await read('2026-99-99T99:99:99Z')).statusCode).toBe(422);
});

test('the list has what is being built first, and only what is owned today', async () => {
  const finished = await aFinishedAndASold(portal.db, owner);
  expect((await listed()).items).toMatchObject([
    { property_id, finished: false },
    { property_id: finished, finished: true },
  ]);
});

test('every promise of another day of completion is kept', async () => {
  const promise = (forecast_completion_on: string) =>
    portal.db
      .update(properties)
      .set({ forecast_completion_on })
      .where(eq(properties.id, property_id));
  await portal.db.insert(completionForecasts).values([
    { property_id, announced_on: '2025-01-10', forecast_on: '2027-06-30' },
    { property_id, announced_on: '2025-07-10', forecast_on: '2027-06-30' },
  ]);
  await promise('2027-06-30');
  await promise('2027-09-30');
  expect((await project()).forecasts).toEqual([
    { announced_on: '2025-01-10', forecast_on: '2027-06-30' },
    { announced_on: expect.any(String), forecast_on: '2027-09-30' },
  ]);
});

test('the list takes one statement, the session with it', async () => {
  expect(await statementsOf(() => caller.get('/projects'))).toHaveLength(1);
});
