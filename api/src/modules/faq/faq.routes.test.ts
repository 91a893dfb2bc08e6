import { join } from 'node:path';
import type { Faq } from '@manzil/shared/contract/faq/faq';
import { buildTestApp, type TestApp } from '../../../testing/test-app';
import { API_ROOT } from '../../api-root';
import { seedContent } from '../../seed/seed-content';

let portal: TestApp;

beforeAll(async () => {
  portal = await buildTestApp();
  await seedContent(portal.db, join(API_ROOT, 'content'));
});
afterAll(() => portal.close());

const faq = async (query = '', headers = {}): Promise<Faq> =>
  (await portal.anonymous.call({ method: 'GET', url: `/faq${query}`, headers })).json();

test('four categories with 10, 11, 10 and 10 questions, in this order', async () => {
  const { categories } = await faq();
  expect(categories.map(({ id, items }) => [id, items.length])).toEqual([
    [1, 10],
    [2, 11],
    [3, 10],
    [4, 10],
  ]);
});

test('German unless the user asks for English by query or by browser', async () => {
  const first = async (query?: string, headers?: object) =>
    (await faq(query, headers)).categories[0]?.items[0]?.question;
  const german = await first();
  const english = await first('?language=en');
  expect(german).not.toBe(english);
  expect(await first('', { 'accept-language': 'fr, en;q=0.8' })).toBe(english);
  expect(await first('', { 'accept-language': 'fr' })).toBe(german);
  expect(await first('?language=de', { 'accept-language': 'en' })).toBe(german);
});

test('a browser that has the answer is told so, until language or content differ', async () => {
  const answer = await portal.anonymous.get('/faq');
  const etag = String(answer.headers.etag);
  const again = (url: string) =>
    portal.anonymous.call({ method: 'GET', url, headers: { 'if-none-match': etag } });
  const same = await again('/faq');
  expect([same.statusCode, same.body, same.headers.etag]).toEqual([304, '', etag]);
  expect((await again('/faq?language=en')).statusCode).toBe(200);
  expect(answer.headers['cache-control']).toBe('private, no-cache');
  expect(String(answer.headers.vary)).toMatch(/Accept-Language/);
});

test('a compressed copy counts as the same answer', async () => {
  const { headers } = await portal.anonymous.get('/faq');
  const answer = await portal.anonymous.call({
    method: 'GET',
    url: '/faq',
    headers: { 'if-none-match': `"other", W/${headers.etag}` },
  });
  expect(answer.statusCode).toBe(304);
});

test.each(['language=fr', 'language=', 'language=de&language=en', 'categoryId=1'])(
  '?%s is refused',
  async (query) => {
    const answer = await portal.anonymous.get(`/faq?${query}`);
    expect([answer.statusCode, answer.headers['cache-control']]).toEqual([422, 'no-store']);
  },
);
