import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildTestApp, type TestApp } from '../../testing/test-app';
import { API_ROOT } from '../api-root';
import { articles, courseLessons } from '../modules/articles/articles.table';
import { faqItems } from '../modules/faq/faq.table';
import { seedContent } from './seed-content';

let portal: TestApp;
let folder: string;

beforeAll(async () => {
  portal = await buildTestApp();
});
afterAll(() => portal.close());
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'manzil-content-'));
  await cp(join(API_ROOT, 'content'), folder, { recursive: true });
  await seedContent(portal.db, folder);
});
afterEach(() => rm(folder, { recursive: true }));

async function edit(name: string, change: (text: string) => string): Promise<void> {
  const path = join(folder, name);
  await writeFile(path, change(await readFile(path, 'utf8')));
}

const stored = async () => ({
  items: await portal.db.select().from(faqItems).orderBy(faqItems.id),
  articles: await portal.db.select().from(articles).orderBy(articles.id),
  lessons: await portal.db.select().from(courseLessons).orderBy(courseLessons.article_id),
});

test('a second run changes nothing', async () => {
  const before = await stored();
  expect([before.items.length, before.articles.length > 0]).toEqual([41, true]);
  await seedContent(portal.db, folder);
  expect(await stored()).toEqual(before);
});

test('two instances starting at once do not disturb each other', async () => {
  const before = await stored();
  await Promise.all([seedContent(portal.db, folder), seedContent(portal.db, folder)]);
  expect(await stored()).toEqual(before);
});

test('a changed answer changes, a removed article goes with its lesson', async () => {
  await edit('faq.json', (text) =>
    text.replace('Was bedeutet Off-Plan-Kauf?', 'Was heißt Off-Plan?'),
  );
  await edit('articles.json', (text) => JSON.stringify(JSON.parse(text).slice(1)));
  const before = await stored();
  await seedContent(portal.db, folder);
  const after = await stored();
  expect(after.items.some(({ question_de }) => question_de === 'Was heißt Off-Plan?')).toBe(true);
  expect(after.articles.map(({ id }) => id)).toEqual(before.articles.slice(1).map(({ id }) => id));
  expect(after.lessons.some(({ article_id }) => article_id === before.articles[0]?.id)).toBe(false);
});

test.each([
  [
    'of another shape',
    'articles.json',
    (text: string) => text.replace('"topic"', '"theme"'),
    /articles\.json: 0/,
  ],
  [
    'with a strange tag in an answer',
    'faq.json',
    (text: string) => text.replace('<p>', '<p class=x>'),
    /faq\.json, answer 101 \(de\)/,
  ],
])('content %s is refused and the old one stays', async (_, name, change, message) => {
  const before = await stored();
  await edit(name, change);
  await expect(seedContent(portal.db, folder)).rejects.toThrow(message);
  expect(await stored()).toEqual(before);
});

test('an article without its text is refused by name', async () => {
  const [article] = (await stored()).articles;
  await rm(join(folder, `articles/${article?.slug}.en.html`));
  await expect(seedContent(portal.db, folder)).rejects.toThrow(`articles/${article?.slug}.en.html`);
});
