import type { Strategy } from 'workbox-strategies';
import { keepFiles, type WantedFile, type WorkerEvent } from './keep-files';

const file = (name: string): string => `/remotes/units/1.0.0-abc/static/js/${name}.1.js`;
const wanted = (...names: string[]): WantedFile[] => names.map((name) => [file(name), 'sha256-x']);

let entries: string[];
let listed: number;
/** Reads or fetches a file, as the worker's strategy does. */
const get = jest.fn(async (path: string) => {
  if (!entries.includes(path)) entries.push(path);
});

// jsdom has none.
class AddressOnly {
  constructor(readonly url: string) {}
}

beforeEach(() => {
  entries = ['a', 'b', 'c'].map(file);
  listed = 0;
  get.mockClear();
  const cache = {
    keys: async () => {
      listed += 1;
      return entries.map((path) => ({ url: `https://portal.example${path}` }));
    },
    delete: async ({ url }: { url: string }) =>
      entries.splice(entries.indexOf(new URL(url).pathname), 1).length > 0,
  };
  Object.assign(globalThis, { caches: { open: async () => cache }, Request: AddressOnly });
});

const files = {
  cacheName: 'manzil-files',
  handleAll: ({ request }: { request: AddressOnly }) => [undefined, get(request.url)],
} as unknown as Strategy;
const keep = (names: readonly WantedFile[], max: number) =>
  keepFiles(names, files, max, {} as WorkerEvent);

test('what is missing is kept, and what came first goes, once for all', async () => {
  await keep(wanted('c', 'd', 'e'), 3);
  expect(entries).toEqual(['c', 'd', 'e'].map(file));
  expect(listed).toBe(1);
});

test('what cannot be had leaves the others, and is tried again', async () => {
  get.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  await keep(wanted('d', 'e'), 9);
  expect(entries).toEqual(['a', 'b', 'c', 'e'].map(file));
  await keep(wanted('d', 'e'), 9);
  expect(entries).toEqual(['a', 'b', 'c', 'e', 'd'].map(file));
});

test('code without a hash, and what is no file of a build, is not kept', async () => {
  await keep(
    [
      [file('d'), ''],
      ['/auth/', 'sha256-x'],
    ],
    9,
  );
  expect(get).not.toHaveBeenCalled();
});
