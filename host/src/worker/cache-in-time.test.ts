import type { StrategyHandler } from 'workbox-strategies';
import { CacheInTime } from './cache-in-time';

class Opened extends CacheInTime {
  answer = (read: () => Promise<Response | undefined>, load: () => Promise<Response>) =>
    this._handle(
      {} as Request,
      { cacheMatch: read, fetchAndCachePut: load } as unknown as StrategyHandler,
    );
}
const { answer } = new Opened();
const text = async (response: Promise<Response>): Promise<string> => (await response).text();

const never = () => new Promise<undefined>(() => undefined);
const kept = async () => new Response('kept');
const loaded = async () => new Response('loaded');
const offline = async () => Promise.reject(new TypeError('Failed to fetch'));

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('what is kept comes from the cache, without asking the network', async () => {
  const load = jest.fn(loaded);
  expect(await text(answer(kept, load))).toBe('kept');
  expect(load).not.toHaveBeenCalled();
});

test('what is not kept, and what cannot be read, comes from the network', async () => {
  expect(await text(answer(async () => undefined, loaded))).toBe('loaded');
  expect(await text(answer(async () => Promise.reject(new Error('broken')), loaded))).toBe(
    'loaded',
  );
});

test('a cache that never answers holds nobody up', async () => {
  const coming = text(answer(never, loaded));
  await jest.advanceTimersByTimeAsync(2_000);
  expect(await coming).toBe('loaded');
});

test('without a network a slow cache is waited for', async () => {
  let read: (response: Response) => void = () => undefined;
  const slow = () =>
    new Promise<Response>((done) => {
      read = done;
    });
  const coming = text(answer(slow, offline));
  await jest.advanceTimersByTimeAsync(5_000);
  read(new Response('kept'));
  expect(await coming).toBe('kept');
});

test('where there is neither, the page is told', async () => {
  await expect(answer(async () => undefined, offline)).rejects.toThrow('Failed to fetch');
});
