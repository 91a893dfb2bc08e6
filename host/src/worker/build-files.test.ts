import { isKept } from './build-files';

const hash = 'sha256-abc';

test.each([
  ['/static/js/portal.1.js', hash, true],
  ['/remotes/units/1.0.0-abc/remoteEntry.1.js', hash, true],
  ['/remotes/units/1.0.0-abc/static/css/list.1.css', hash, true],
  ['/remotes/units/1.0.0-abc/static/media/plan.1.svg', '', true],
  ['/static/media/geist.1.woff2', '', true],
  // Code that could not be checked later.
  ['/remotes/units/1.0.0-abc/remoteEntry.1.js', '', false],
  ['/registry.json', '', false],
  ['/remotes/units/1.0.0-abc/portal.json', '', false],
  ['/remotes/units/promoted.json', '', false],
  ['/auth/', '', false],
  ['/documents/1/download', '', false],
  ['/my-units/1', '', false],
])('%s with the hash "%s" is kept: %s', (path, integrity, kept) => {
  expect(isKept(path, integrity)).toBe(kept);
});
