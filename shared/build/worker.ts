import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Configuration } from 'webpack';
import { InjectManifest } from 'workbox-webpack-plugin';
import { HostManifest } from './host-manifest';
import { minimizer } from './optimization';
import { nodeRules } from './rules';

const HOST_FILES = 'dist/browser';

/** host/src/boot/app-shell.ts */
const APP_SHELL = '/app-shell';

/** Chunks of the host: the first two are not even asked for before the user agrees, the third are dictionaries of 1 MB. */
const notAhead = ['reporting', 'replay', 'password-guesses'];

/** Names carry hashes, so they need no revisions; the document is fetched anew with every build. */
function cachedAhead(dir: string) {
  const manifest = HostManifest.parse(
    JSON.parse(readFileSync(join(dir, HOST_FILES, 'host.json'), 'utf8')),
  );
  const later = notAhead.flatMap((chunk) => manifest.screens[chunk] ?? []);
  const files = Object.entries(manifest.files)
    .filter(([file]) => !later.includes(file))
    .map(([file, integrity]) => ({ url: `/${file}`, revision: null, integrity, size: 0 }));
  const revision = createHash('sha256').update(JSON.stringify(files)).digest('hex').slice(0, 16);
  return [...files, { url: APP_SHELL, revision, size: 0 }];
}

/** Apart from the host's: as a child of that one it would contain the shared libraries. Runs after it. */
export function workerConfig(dir: string): Configuration {
  return {
    name: 'worker',
    dependencies: ['host'],
    mode: 'production',
    context: dir,
    target: ['webworker', 'es2022'],
    entry: {},
    devtool: false,
    output: { path: join(dir, HOST_FILES) },
    resolve: { extensions: ['.ts', '.js'] },
    module: { rules: nodeRules },
    optimization: { minimizer: minimizer ?? [] },
    performance: false,
    plugins: [
      new InjectManifest({
        swSrc: join(dir, 'src/worker/service-worker.ts'),
        swDest: 'service-worker.js',
        chunks: [],
        manifestTransforms: [async () => ({ manifest: cachedAhead(dir), warnings: [] })],
      }),
    ],
  };
}
