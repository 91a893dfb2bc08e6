import { ofThisBuild } from './this-build';

const ours = ['/static/js/vendor.1.js', '/static/js/portal.1.js'];
const plugin = ofThisBuild(
  (path) => ours.includes(path),
  async () => new Response('spare'),
);
const documentWith = (...scripts: string[]) =>
  new Response(scripts.map((src) => `<script defer src="${src}"></script>`).join(''));

const willKeep = async (response: Response) =>
  (await plugin.cacheWillUpdate?.({ response } as never)) === response;
const used = async (cachedResponse?: Response) =>
  (await plugin.cachedResponseWillBeUsed?.({ cachedResponse } as never))?.text();

test('a document of this build is kept and used', async () => {
  expect(await willKeep(documentWith(...ours))).toBe(true);
  expect(await used(documentWith(...ours))).toContain('portal.1.js');
});

test('a document of another build is neither kept nor used', async () => {
  expect(await willKeep(documentWith('/static/js/vendor.1.js', '/static/js/portal.2.js'))).toBe(
    false,
  );
  expect(await used(documentWith('/static/js/portal.2.js'))).toBe('spare');
});

test('what is no document of the portal is not kept', async () => {
  expect(await willKeep(new Response('Service Unavailable'))).toBe(false);
  expect(await willKeep(new Response(documentWith(...ours).body, { status: 503 }))).toBe(false);
});

test('where none is kept, the one that came with the worker is used', async () => {
  expect(await used()).toBe('spare');
});
