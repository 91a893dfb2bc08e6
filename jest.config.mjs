/** @param {boolean} tsx */
const swc = (tsx) => [
  '@swc/jest',
  {
    jsc: {
      target: 'es2022',
      parser: { syntax: 'typescript', tsx },
      transform: { react: { runtime: 'automatic' } },
    },
    module: { type: 'commonjs' },
  },
];

/** Published as ES modules only: `file-type` and `age-encryption` with what they require, hucre, and workbox. */
const esModules = [
  'file-type',
  'strtok3',
  'token-types',
  'uint8array-extras',
  '@tokenizer.inflate',
  '@borewit.text-codec',
  'age-encryption',
  'hucre',
  '@noble.(ciphers|curves|hashes|post-quantum)',
  '@scure.base',
  '@redocly.openapi-core',
  'workbox-(core|strategies)',
  'yet-another-react-lightbox',
];

const base = {
  // Beside what is tested: the folder for temporary files is another one each time.
  cacheDirectory: '<rootDir>/.cache/jest',
  runtime: '<rootDir>/scripts/jest-runtime.cjs',
  transform: { '\\.ts$': swc(false), '\\.tsx$': swc(true), '\\.m?js$': swc(false) },
  transformIgnorePatterns: [`/node_modules/\\.pnpm/(?!(${esModules.join('|')})@)`],
  moduleNameMapper: { '\\.css$': '<rootDir>/shared/testing/css-module.ts' },
  rootDir: import.meta.dirname,
  modulePathIgnorePatterns: ['/dist/', '<rootDir>/e2e/.tmp'],
};

const browser = ['host/src', 'remote-*/src', 'shared/src', 'shared/template*/src'];
/** Rules without a page: no window is made for them. */
const pure = 'shared/src/{contract,domain,format}';
const node = ['embedded-postgres/src', 'host/edge', 'shared/build', pure, 'scripts', 'bench'];
/** @param {string[]} folders */
const testsIn = (folders) => folders.map((folder) => `<rootDir>/${folder}/**/*.test.{ts,tsx}`);

/** @type {import('jest').Config} */
const config = {
  // What files of tests leave in a process slows it down; a new one costs less.
  workerIdleMemoryLimit: '600MB',
  // For what hangs; a machine that does other work too must not fail what is only slow.
  testTimeout: 30_000,
  // Suites wait for the database and for processes half of their time, so no core is kept back.
  maxWorkers: '100%',
  projects: [
    {
      ...base,
      displayName: 'browser',
      testEnvironment: '<rootDir>/shared/testing/browser-environment.ts',
      setupFilesAfterEnv: ['<rootDir>/shared/testing/browser-setup.ts'],
      testMatch: [...testsIn(browser), `!**/${pure}/**`],
    },
    {
      ...base,
      displayName: 'node',
      testEnvironment: '<rootDir>/shared/testing/node-environment.ts',
      testMatch: testsIn(node),
    },
    {
      ...base,
      displayName: 'api',
      testEnvironment: '<rootDir>/api/testing/database-environment.ts',
      globalSetup: '<rootDir>/api/testing/jest-global-setup.ts',
      globalTeardown: '<rootDir>/api/testing/jest-global-teardown.ts',
      testMatch: testsIn(['api']),
    },
  ],
};

export default config;
