import type { Article, ArticleList } from '@manzil/shared/contract/articles/articles';
import { anInvestor } from '../../../testing/fixtures';
import { NOON } from '../../../testing/portfolio';
import { buildTestApp, type Caller, type TestApp } from '../../../testing/test-app';
import { articles, courseLessons, courseModules } from './articles.table';

let portal: TestApp;
let investor: Caller;

beforeAll(async () => {
  portal = await buildTestApp({ now: NOON });
  investor = await portal.as(await anInvestor(portal.db));
});
afterAll(() => portal.close());
beforeEach(async () => {
  await portal.db.delete(courseLessons);
  await portal.db.delete(articles);
  await portal.db.delete(courseModules);
});

async function write(
  id: number,
  overrides: Partial<typeof articles.$inferInsert> = {},
): Promise<void> {
  await portal.db.insert(articles).values({
    id,
    slug: `article-${id}`,
    topic: 'buying',
    visibility: 'public',
    reading_minutes: 3,
    published_on: '2026-04-16',
    reviewed_on: '2026-11-12',
    next_review_on: '2027-05-12',
    title_de: `Artikel ${id}`,
    title_en: `Article ${id}`,
    teaser_de: 'Kurz',
    teaser_en: 'Short',
    body_de: '<p>Lang</p>',
    body_en: '<p>Long</p>',
    sources: [{ label: 'DLD', url: null }],
    ...overrides,
  });
}

const list = async (caller: Caller, query = ''): Promise<ArticleList> =>
  (await caller.get(`/articles${query}`)).json();
const idsOf = ({ items }: ArticleList) => items.map(({ id }) => id);

test('a visitor sees public articles, an investor all of them, last reviewed first', async () => {
  await write(1);
  await write(2, { visibility: 'investor', reviewed_on: '2026-11-13' });
  await write(3, { published_on: '2026-03-01', reviewed_on: '2026-11-14' });
  expect(idsOf(await list(portal.anonymous))).toEqual([3, 1]);
  expect(idsOf(await list(investor))).toEqual([3, 2, 1]);
});

test('an investor who has not finished onboarding reads what investors read', async () => {
  await write(1, { visibility: 'investor' });
  const fresh = await portal.as(await anInvestor(portal.db, { onboarding_step: 1 }));
  expect(idsOf(await list(fresh))).toEqual([1]);
});

test('a cookie that is no session makes a visitor', async () => {
  await write(1, { visibility: 'investor' });
  const answer = await portal.anonymous.call({
    method: 'GET',
    url: '/articles',
    headers: { cookie: 'session=made-up' },
  });
  expect(idsOf(answer.json())).toEqual([]);
});

test('an article for investors answers a visitor as a missing one does', async () => {
  await write(1, { visibility: 'investor' });
  await write(2, { published_on: '2026-11-22' });
  const comparable = async (id: number | string) => {
    const { statusCode, body } = await portal.anonymous.get(`/articles/${id}`);
    return { statusCode, body };
  };
  const missing = await comparable(99);
  expect(missing.statusCode).toBe(404);
  for (const id of [1, 2, 0, 'title-deed', 2_147_483_648])
    expect(await comparable(id)).toEqual(missing);
  expect((await investor.get('/articles/1')).statusCode).toBe(200);
});

test('an article comes in the language asked for, with its place in the course and its sources', async () => {
  await write(1);
  await portal.db
    .insert(courseModules)
    .values({ id: 6, sort: 5, title_de: 'Recht', title_en: 'Law' });
  await portal.db.insert(courseLessons).values({ article_id: 1, module_id: 6, position: 2 });
  const article: Article = (await portal.anonymous.get('/articles/1?language=en')).json();
  expect(article).toMatchObject({
    title: 'Article 1',
    teaser: 'Short',
    body: '<p>Long</p>',
    lesson: { module: 6, module_title: 'Law', position: 2 },
    sources: [{ label: 'DLD', url: null }],
  });
  expect((await list(portal.anonymous)).items[0]).toMatchObject({
    title: 'Artikel 1',
    lesson: { module_title: 'Recht' },
  });
});

test('pages of twenty-four end with the last article, and a topic narrows them', async () => {
  for (let id = 1; id <= 49; id += 1) await write(id, { topic: id <= 24 ? 'law' : 'living' });
  const pages = await Promise.all([1, 2, 3, 4].map((page) => list(investor, `?page=${page}`)));
  expect(pages.map(({ items, has_more }) => [items.length, has_more])).toEqual([
    [24, true],
    [24, true],
    [1, false],
    [0, false],
  ]);
  expect(new Set(pages.flatMap(idsOf)).size).toBe(49);
  const law = await list(investor, '?topic=law');
  expect([law.items.length, law.has_more]).toEqual([24, false]);
});

test('the topics are those that have an article for the audience', async () => {
  await write(1, { topic: 'buying' });
  await write(2, { topic: 'law', visibility: 'investor' });
  await write(3, { topic: 'living', published_on: '2026-11-22' });
  expect((await list(portal.anonymous)).topics).toEqual(['buying']);
  expect((await list(investor, '?topic=law')).topics.sort()).toEqual(['buying', 'law']);
});

test('what an investor may read is not served from the cache to a visitor', async () => {
  await write(1, { visibility: 'investor' });
  const { headers } = await investor.get('/articles');
  expect(headers['cache-control']).toBe('private, no-cache');
  expect(String(headers.vary)).toMatch(/Cookie/);
  const visitor = await portal.anonymous.call({
    method: 'GET',
    url: '/articles',
    headers: { 'if-none-match': String(headers.etag) },
  });
  expect([visitor.statusCode, visitor.json().items]).toEqual([200, []]);
});

test.each(['topic=x', 'page=0', 'page=abc', 'language=fr', 'page=1&page=2', 'q=1'])(
  '?%s is refused',
  async (query) => {
    expect((await portal.anonymous.get(`/articles?${query}`)).statusCode).toBe(422);
  },
);
