import { createHash } from 'node:crypto';
import { cpSync, readFileSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { packageDir } from '../../scripts/packages';
import type { HostManifest } from '../../shared/build/host-manifest';
import { integrityOf } from '../../shared/build/integrity';
import { edit } from './edit';
import { scratch } from './scratch';

const host = packageDir('host');

/** The document's entry in the list of what the worker caches ahead: its revision goes with the files of the build. */
const SHELL_REVISION = /[0-9a-f]{16}(?=["'],\s*["']?url["']?:\s*["']\/app-shell)/;

/** A copy of the built host that an edge can be started from. */
function copyOfHost(): string {
  const folder = scratch('host');
  for (const part of ['dist', 'public', 'locales', 'package.json']) {
    cpSync(join(host, part), join(folder, part), { recursive: true });
  }
  symlinkSync(join(host, 'node_modules'), join(folder, 'node_modules'));
  return folder;
}

/**
 * The next version of the host, which says so: `data-build="next"` on the document's element. Made from the build of
 * now, of which one file, its hash and its name change, as compiling takes as long as several flows.
 */
export function nextHostBuild(): string {
  const folder = copyOfHost();
  const browser = join(folder, 'dist/browser');
  const { entry, files } = JSON.parse(
    readFileSync(join(browser, 'host.json'), 'utf8'),
  ) as HostManifest;
  const name = entry.find((file) => /\/portal\.[^/]+\.js$/.test(file)) ?? '';
  const content = edit(
    join(browser, name),
    (code) => `${code}\ndocument.documentElement.dataset.build = 'next';\n`,
  );
  const hash = createHash('sha256').update(content).digest('hex');
  const nextName = name.replace(/\.[^.]+\.js$/, `.${hash.slice(0, 8)}.js`);
  renameSync(join(browser, name), join(browser, nextName));
  const list = (text: string): string =>
    text.replaceAll(name, nextName).replaceAll(files[name] ?? name, integrityOf(content));
  edit(join(browser, 'host.json'), list);
  edit(join(browser, 'service-worker.js'), (code) => {
    if (!SHELL_REVISION.test(code)) throw new Error('The worker no longer lists the document.');
    return list(code).replace(SHELL_REVISION, hash.slice(0, 16));
  });
  return folder;
}

/** The same build without its service worker. */
export function hostWithoutWorker(): string {
  const folder = copyOfHost();
  rmSync(join(folder, 'dist/browser/service-worker.js'));
  return folder;
}
