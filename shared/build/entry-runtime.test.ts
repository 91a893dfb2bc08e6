import { installShareRuntime } from '../../host/src/federation/share-runtime';
import runtime from './entry-runtime';

const React = { createElement: () => undefined };
jest.mock('../../host/src/federation/share-scope', () => ({ sharedModules: {}, lentModules: {} }));
jest.mock('../../host/src/federation/singleton-versions', () => ({
  singletonVersions: { react: '19.3.1' },
}));

/** What a remote's entry has laid out for a chunk that imports react in this version. */
function modulesOf(requiredVersion: string) {
  const webpackRequire = {
    m: {} as Record<string, (module: { exports: unknown }) => void>,
    consumesLoadingData: {
      moduleIdToConsumeDataMapping: { 8185: { shareKey: 'react', requiredVersion } },
    },
  };
  runtime.bundlerRuntime.consumes({
    chunkId: 'page',
    promises: [],
    chunkMapping: { page: ['8185'] },
    webpackRequire,
  });
  return webpackRequire.m;
}

beforeAll(() => {
  const scope = jest.requireMock('../../host/src/federation/share-scope') as {
    sharedModules: Record<string, unknown>;
  };
  scope.sharedModules.react = React;
  installShareRuntime();
});

test('a chunk gets the host’s own object', () => {
  const module = { exports: {} };
  modulesOf('^19.3.0')['8185']?.(module);
  expect(module.exports).toBe(React);
});

test('a library that the host has in no fitting version rejects the import, not the entry', () => {
  const modules = modulesOf('^20.0.0');
  expect(() => modules['8185']?.({ exports: {} })).toThrow('wanted react ^20.0.0, offered 19.3.1');
});
