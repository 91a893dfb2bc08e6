import { cpSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { packageDir } from '../../scripts/packages';
import { compile } from '../../shared/build/build';
import { hostConfig } from '../../shared/build/host';
import { workerConfig } from '../../shared/build/worker';
import { scratch } from './scratch';

const host = packageDir('host');

/** A copy of the built host that an edge can be started from. */
function copyOfHost(): string {
  const folder = scratch('host');
  for (const part of ['dist', 'public', 'locales', 'src', 'package.json']) {
    cpSync(join(host, part), join(folder, part), { recursive: true });
  }
  symlinkSync(join(host, 'node_modules'), join(folder, 'node_modules'));
  return folder;
}

/** Builds the next version of the host, which says so: `data-build="next"` on the document's element. */
export async function nextHostBuild(): Promise<string> {
  const folder = copyOfHost();
  const main = join(folder, 'src/main.tsx');
  const code = readFileSync(main, 'utf8');
  writeFileSync(main, `${code}\ndocument.documentElement.dataset.build = 'next';\n`);
  await compile([hostConfig(folder), workerConfig(folder)]);
  return folder;
}

/** The same build without its service worker. */
export function hostWithoutWorker(): string {
  const folder = copyOfHost();
  rmSync(join(folder, 'dist/browser/service-worker.js'));
  return folder;
}
