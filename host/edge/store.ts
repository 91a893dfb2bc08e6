import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { HostManifest } from '@manzil/shared/build/host-manifest';
import { integrityOf } from '@manzil/shared/build/integrity';
import { PublishedPortal } from '@manzil/shared/build/portal-json';
import { compressed } from './compress';
import { Refusal } from './refusal';

const KEEP_BUILDS = 5;
const KEEP_MS = 14 * 24 * 3_600_000;
const PROMOTED = 'promoted.json';

type Promotion = { id: string; at: string };

/** Names a stored build; part of its public path. */
export const buildId = (portal: Pick<PublishedPortal, 'version' | 'build'>): string =>
  `${portal.version}-${portal.build}`;

/** Writes a file and its compressed copies. */
async function put(folder: string, path: string, content: Buffer): Promise<void> {
  const file = join(folder, path);
  await mkdir(dirname(file), { recursive: true });
  const copies = await compressed(path, content);
  await Promise.all([
    writeFile(file, content),
    ...Object.entries(copies).map(([suffix, copy]) => writeFile(`${file}${suffix}`, copy)),
  ]);
}

const readJson = async <T>(file: string): Promise<T> =>
  JSON.parse(await readFile(file, 'utf8')) as T;

/**
 * The edge's own copy of everything it serves: `host/…` and `remotes/<name>/<version>-<build>/…`.
 * Builds are only added; a build that open pages may still need stays for 14 days and at least five builds.
 */
export class Store {
  constructor(readonly root: string) {}

  private remoteDir(name: string): string {
    return join(this.root, 'remotes', name);
  }

  private async promotions(name: string): Promise<Promotion[]> {
    const file = join(this.remoteDir(name), PROMOTED);
    return existsSync(file) ? readJson<Promotion[]>(file) : [];
  }

  /** Adds the host's files; those of earlier builds stay for pages that are open. */
  async addHost(browserDir: string, manifest: HostManifest): Promise<void> {
    const folder = join(this.root, 'host');
    for (const path of Object.keys(manifest.files)) {
      if (!existsSync(join(folder, path)))
        await put(folder, path, await readFile(join(browserDir, path)));
    }
  }

  /** The promoted builds of a remote, newest first, as far as they are whole on disk. At most two are read. */
  async builds(name: string): Promise<PublishedPortal[]> {
    const whole: PublishedPortal[] = [];
    for (const { id } of await this.promotions(name)) {
      const portal = await this.readBuild(name, id);
      if (portal) whole.push(portal);
      if (whole.length === 2) break;
    }
    return whole;
  }

  private async readBuild(name: string, id: string): Promise<PublishedPortal | null> {
    const folder = join(this.remoteDir(name), id);
    try {
      const portal = PublishedPortal.parse(await readJson(join(folder, 'portal.json')));
      for (const [path, { integrity }] of Object.entries(portal.files)) {
        if (integrityOf(await readFile(join(folder, path))) !== integrity) return null;
      }
      return portal;
    } catch {
      return null;
    }
  }

  /** Stores a verified build and puts it in front. @throws Refusal when the same build was stored with other content */
  async promote(portal: PublishedPortal, files: ReadonlyMap<string, Buffer>): Promise<void> {
    const id = buildId(portal);
    const folder = join(this.remoteDir(portal.name), id);
    const manifest = JSON.stringify(portal);
    const stored = await this.readBuild(portal.name, id);
    if (stored && JSON.stringify(stored) !== manifest) {
      throw new Refusal('republished', `${id} was published before with other content`);
    }
    if (!stored) {
      const incoming = `${folder}.incoming`;
      await rm(incoming, { recursive: true, force: true });
      for (const [path, content] of files) await put(incoming, path, content);
      await writeFile(join(incoming, 'portal.json'), manifest);
      // What is there under this name is damaged, or readBuild had found it.
      await rm(folder, { recursive: true, force: true });
      await rename(incoming, folder);
    }
    await this.putInFront(portal.name, id);
  }

  private async putInFront(name: string, id: string): Promise<void> {
    const others = (await this.promotions(name)).filter((promotion) => promotion.id !== id);
    const promotions = [{ id, at: new Date().toISOString() }, ...others];
    const kept = promotions.filter(
      ({ at }, index) => index < KEEP_BUILDS || Date.now() - Date.parse(at) < KEEP_MS,
    );
    const file = join(this.remoteDir(name), PROMOTED);
    await writeFile(`${file}.new`, JSON.stringify(kept));
    await rename(`${file}.new`, file);
    const keep = new Set([PROMOTED, ...kept.map((promotion) => promotion.id)]);
    for (const entry of await readdir(this.remoteDir(name))) {
      if (!keep.has(entry))
        await rm(join(this.remoteDir(name), entry), { recursive: true, force: true });
    }
  }
}
