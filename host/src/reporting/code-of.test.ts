import { ApiError } from '@manzil/shared/runtime';
import { RemoteUnavailableError } from '../federation/load-remote';
import { codeOf, isWorthReporting } from './code-of';

// The build writes these in.
jest.mock('../federation/singleton-versions', () => ({ singletonVersions: {} }));

const refused = (status: number) => new ApiError(status, 'units.broken');

test.each([
  [refused(500), 'units.broken'],
  [new RemoteUnavailableError('units'), 'remote.unavailable'],
  [new TypeError('x'), 'TypeError'],
  ['thrown text', 'unknown'],
])('%s has a code', (error, code) => {
  expect(codeOf(error)).toBe(code);
});

test.each([
  [refused(500), true],
  [refused(200), true],
  [refused(404), false],
  [refused(401), false],
  [refused(0), false],
  [new TypeError('x'), true],
  [new RemoteUnavailableError('units'), true],
])('%s is worth reporting: %s', (error, worth) => {
  expect(isWorthReporting(error)).toBe(worth);
});

test('a remote or a chunk that is missing offline is not', () => {
  const chunk = Object.assign(new Error('x'), { name: 'ChunkLoadError' });
  expect(isWorthReporting(chunk)).toBe(true);
  const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  expect(isWorthReporting(new RemoteUnavailableError('units'))).toBe(false);
  expect(isWorthReporting(chunk)).toBe(false);
  online.mockRestore();
});
