// biome-ignore lint/plugin/browser: the test hashes as the build does
import { createHash, webcrypto } from 'node:crypto';
import { verified } from './verified';

const path = 'https://portal.example/remotes/units/1.0.0-abc/static/js/list.1.js';
const code = 'void 1;';
const hash = `sha256-${createHash('sha256').update(code).digest('base64')}`;
const dropped = jest.fn(async () => true);

// jsdom has none.
beforeAll(() => void Object.defineProperty(crypto, 'subtle', { value: webcrypto.subtle }));
beforeEach(() => {
  dropped.mockClear();
  Object.assign(globalThis, { caches: { open: async () => ({ delete: dropped }) } });
});

/** What the worker answers with, of a cached `content`, to a page that demands `integrity`. */
const answerTo = (integrity: string, content: string | null, known = new Map<string, string>()) =>
  verified(known).cachedResponseWillBeUsed?.({
    cacheName: 'manzil-files',
    request: { url: path, integrity: '' } as Request,
    event: { request: { integrity } } as never,
    ...(content !== null && { cachedResponse: new Response(content) }),
  });

test('a file that has the hash the page demands comes from the cache', async () => {
  const answer = await answerTo(hash, code);
  expect(await answer?.text()).toBe(code);
  expect(dropped).not.toHaveBeenCalled();
});

test.each([`${code}alert(1)`, ''])(
  '"%s" under its name is dropped, and not used',
  async (content) => {
    expect(await answerTo(hash, content)).toBeNull();
    expect(dropped).toHaveBeenCalledTimes(1);
  },
);

test('a hash of a kind that browsers do not know vouches for nothing', async () => {
  expect(await answerTo('md5-abc', code)).toBeNull();
});

test('a file of the host is checked where the page names no hash', async () => {
  const known = new Map([[new URL(path).pathname, hash]]);
  expect(await answerTo('', 'alert(1)', known)).toBeNull();
  expect(dropped).toHaveBeenCalledTimes(1);
});

test('what is not cached is not used', async () => {
  expect(await answerTo(hash, null)).toBeNull();
  expect(dropped).not.toHaveBeenCalled();
});
