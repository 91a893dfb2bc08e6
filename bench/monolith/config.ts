import { join } from 'node:path';
import { hostConfig } from '@manzil/shared/build/host';
import { portalModulePlugin } from '@manzil/shared/build/portal-module';
import { PortalRuntimePlugin } from '@manzil/shared/build/portal-runtime-plugin';
import { packageDir } from '../../scripts/packages';

const replacement = (name: string): string => join(import.meta.dirname, name);

/**
 * The host's own webpack configuration with the remotes compiled in: the same entry, rules, minimizer and chunk
 * splitting; no federation, no integrity, no Trusted Types. Writes `host.json` beside the files, as the host does.
 * @param outDir absolute folder to write to; emptied first
 */
export function monolithConfig(outDir: string): ReturnType<typeof hostConfig> {
  const host = packageDir('host');
  const config = hostConfig(host);
  const federation = join(host, 'src/federation');
  return {
    ...config,
    name: 'monolith',
    output: { ...config.output, path: outDir, uniqueName: 'manzil_monolith' },
    resolve: {
      ...config.resolve,
      alias: {
        ...config.resolve?.alias,
        [join(federation, 'load-remote.ts')]: replacement('load-remote.ts'),
        [join(federation, 'hints.ts')]: replacement('hints.ts'),
      },
    },
    module: {
      rules: [
        ...(config.module?.rules ?? []),
        {
          test: /[\\/]remote-[a-z-]+[\\/]src[\\/].*\.tsx?$/,
          enforce: 'pre',
          use: replacement('chunk-names-loader.mjs'),
        },
      ],
    },
    plugins: [
      ...(config.plugins ?? []).filter((plugin) => !(plugin instanceof PortalRuntimePlugin)),
      portalModulePlugin(
        Object.fromEntries(
          ['units', 'profile', 'faq', 'knowledge'].map((name) => [
            name,
            { dir: packageDir(`remote-${name}`), prefix: `${name}-` },
          ]),
        ),
      ),
    ],
  };
}
