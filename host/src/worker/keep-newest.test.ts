import { keepNewest } from './keep-newest';

test('what came first goes when there is too much', async () => {
  const entries = ['a', 'b', 'c', 'd'];
  const cache = {
    keys: async () => [...entries],
    delete: async (entry: string) => entries.splice(entries.indexOf(entry), 1).length > 0,
  };
  Object.assign(globalThis, { caches: { open: async () => cache } });
  const update = { cacheName: 'manzil-files' } as Parameters<
    NonNullable<ReturnType<typeof keepNewest>['cacheDidUpdate']>
  >[0];
  await keepNewest(4).cacheDidUpdate?.(update);
  expect(entries).toEqual(['a', 'b', 'c', 'd']);
  await keepNewest(2).cacheDidUpdate?.(update);
  expect(entries).toEqual(['c', 'd']);
});
