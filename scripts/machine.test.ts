import { tmpdir } from 'node:os';
import { assertRoom } from './machine';

test('a disk that is too full is said before anything runs, with what is missing', () => {
  expect(() => assertRoom([tmpdir()], Number.MAX_SAFE_INTEGER)).toThrow(
    /^The disk of .* is full: \d+ MB are free, the tests need 9007199254 MB\.$/,
  );
});

test('a disk with room is enough', () => {
  expect(() => assertRoom([tmpdir()], 1)).not.toThrow();
});
