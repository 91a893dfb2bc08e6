import type { Config } from 'jest';

const swc = (tsx: boolean): [string, object] => [
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

const base = {
  transform: { '\\.ts$': swc(false), '\\.tsx$': swc(true) },
  moduleNameMapper: { '\\.module\\.css$': '<rootDir>/shared/testing/css-module.ts' },
  rootDir: import.meta.dirname,
  modulePathIgnorePatterns: ['/dist/', '<rootDir>/e2e/.tmp'],
} satisfies Config;

const browser = ['host/src', 'remote-*/src', 'shared/src'];
const server = ['api', 'host/edge', 'shared/build', 'scripts'];
const testsIn = (folders: string[]): string[] =>
  folders.map((folder) => `<rootDir>/${folder}/**/*.test.{ts,tsx}`);

const config: Config = {
  projects: [
    {
      ...base,
      displayName: 'browser',
      testEnvironment: '<rootDir>/shared/testing/browser-environment.ts',
      setupFilesAfterEnv: ['<rootDir>/shared/testing/browser-setup.ts'],
      testMatch: testsIn(browser),
    },
    { ...base, displayName: 'server', testEnvironment: 'node', testMatch: testsIn(server) },
  ],
};

export default config;
