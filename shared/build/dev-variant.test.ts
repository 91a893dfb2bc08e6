import { join } from 'node:path';
import type { Configuration } from 'webpack';
import 'webpack-dev-server';
import { hostConfig } from './host';
import { remoteConfig } from './remote';

const root = join(import.meta.dirname, '../..');
const presets: [string, () => Configuration][] = [
  ['host', () => hostConfig(join(root, 'host'))],
  ['remote', () => remoteConfig(join(root, 'remote-faq'))],
];

const plugins = (config: Configuration): string[] =>
  (config.plugins ?? []).map((plugin) => plugin?.constructor.name ?? '');

afterEach(() => {
  delete process.env.MANZIL_DEV_SERVER;
});

test.each(presets)(
  '%s: a build is for production, even where the dev server is loaded',
  (_name, preset) => {
    const config = preset();
    expect(config).toMatchObject({ mode: 'production', devtool: false });
    expect(config.output?.filename).toContain('[contenthash');
    expect(plugins(config)).not.toContain('ReactRefreshPlugin');
    expect(plugins(config)).not.toContain('NormalModuleReplacementPlugin');
  },
);

test.each(presets)('%s: a dev server gets fast refresh and names that stay', (_name, preset) => {
  process.env.MANZIL_DEV_SERVER = 'true';
  const config = preset();
  expect(config.mode).toBe('development');
  expect(config.output?.filename).not.toContain('hash');
  expect(plugins(config)).toContain('ReactRefreshPlugin');
  expect(plugins(config)).not.toContain('PublishPlugin');
  expect(plugins(config)).not.toContain('HostManifestPlugin');
});

test('a served remote is where the portal expects a build of it', () => {
  process.env.MANZIL_DEV_SERVER = 'true';
  expect(remoteConfig(join(root, 'remote-faq')).output?.publicPath).toMatch(
    /^\/remotes\/faq\/\d+\.\d+\.\d+-0{12}\/$/,
  );
});
