import { holdReload } from '@manzil/shared/runtime';
import { forgetInvestor } from '../session/remembered-investor';
import { mayReload, reloadOnce, watchLostChunks } from './chunk-reload';

const now = 1_000_000;

test('a lost chunk reloads the page once', () => {
  expect(mayReload('units', [], now)).toBe(true);
  expect(mayReload('units', [{ remote: 'units', at: now - 1_000 }], now)).toBe(false);
});

test('the same remote may reload again after a minute', () => {
  expect(mayReload('units', [{ remote: 'units', at: now - 60_001 }], now)).toBe(true);
});

test('no more than two reloads happen within a minute, whatever the remotes', () => {
  const reloads = [
    { remote: 'units', at: now - 20_000 },
    { remote: 'faq', at: now - 10_000 },
  ];
  expect(mayReload('profile', reloads, now)).toBe(false);
});

test('a sign-out does not allow a chunk that is still lost to reload the page again', async () => {
  // jsdom says so where a page would navigate.
  const navigated = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  void reloadOnce('units');
  expect(navigated).toHaveBeenCalledTimes(1);
  forgetInvestor();
  await reloadOnce('units');
  expect(navigated).toHaveBeenCalledTimes(1);
  navigated.mockRestore();
});

describe('a chunk that nobody has waited for', () => {
  const lost = Object.assign(new Error('Loading chunk 7 failed.'), { name: 'ChunkLoadError' });
  const rejected = (reason: unknown): Event =>
    Object.assign(new Event('unhandledrejection'), { reason });
  let navigated: jest.SpyInstance;
  beforeAll(watchLostChunks);
  beforeEach(() => {
    sessionStorage.clear();
    // jsdom says so where a page would navigate.
    navigated = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  });
  afterEach(() => navigated.mockRestore());

  test.each([
    ['rejected', rejected(lost)],
    ['thrown', new ErrorEvent('error', { error: lost, message: 'Script error.' })],
    ['in words', new ErrorEvent('error', { message: 'Uncaught Error: Loading chunk 7 failed.' })],
    ['of styles', rejected(new Error('Loading CSS chunk 7 failed.'))],
    ['behind another failure', rejected(new Error('no dialog', { cause: lost }))],
  ])('reloads the page once (%s)', (_how, event) => {
    window.dispatchEvent(event);
    window.dispatchEvent(event);
    expect(navigated).toHaveBeenCalledTimes(1);
  });

  test('takes nothing that is typed', () => {
    const release = holdReload();
    window.dispatchEvent(rejected(lost));
    expect(navigated).not.toHaveBeenCalled();
    release();
    window.dispatchEvent(rejected(lost));
    expect(navigated).toHaveBeenCalledTimes(1);
  });

  test('any other failure reloads nothing', () => {
    window.dispatchEvent(rejected(new TypeError('no figures')));
    expect(navigated).not.toHaveBeenCalled();
  });
});
