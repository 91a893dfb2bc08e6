import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import type { HostManifest } from '@manzil/shared/build/host-manifest';
import { integrityOf } from '@manzil/shared/build/integrity';
import { PublishedPortal } from '@manzil/shared/build/portal-json';
import type { Logger } from 'pino';
import * as z from 'zod';
import { Refusal } from './refusal';
import { WholeFiles } from './whole-files';

const KEEP_BUILDS = 5;
const KEEP_MS = 14 * 24 * 3_600_000;
const PROMOTED = 'promoted.json';
const SUPERSEDED = 'superseded.json';

/** Newest first. `at`: when it was put in front, and the one behind it superseded. */
const Promotions = z.array(z.strictObject({ id: z.string(), at: z.iso.datetime() }));
type Promotions = z.infer<typeof Promotions>;

/** Files of earlier hosts by path: when a host without them first came. */
const Superseded = z.record(z.string(), z.iso.datetime());

const isOld = (time: number): boolean => Date.now() - time >= KEEP_MS;
const withoutSuffix = (path: string): string => path.replace(/\.(br|gz)$/, '');

/** Names a stored build; part of its public path. */
export const buildId = (portal: Pick<PublishedPortal, 'version' | 'build'>): string =>
  `${portal.version}-${portal.build}`;

const readJson = async (file: string): Promise<unknown> => JSON.parse(await readFile(file, 'utf8'));

/**
 * The edge's own copy of everything it serves: `host/…` and `remotes/<name>/<version>-<build>/…`. What open pages may
 * still need stays for 14 days after it was superseded, and of each remote at least five builds stay.
 */
export class Store {
  private constructor(
    readonly root: string,
    private readonly files: WholeFiles,
    private readonly log: Logger,
  ) {}

  /** One edge at a time may use the folder. */
  static async open(root: string, log: Logger): Promise<Store> {
    const files = new WholeFiles(join(root, 'incoming'));
    await files.open();
    await mkdir(join(root, 'host/static'), { recursive: true });
    await mkdir(join(root, 'remotes'), { recursive: true });
    return new Store(root, files, log);
  }

  private remoteDir(name: string): string {
    return join(this.root, 'remotes', name);
  }

  private async promotions(name: string): Promise<Promotions> {
    return (await this.listIn(join(this.remoteDir(name), PROMOTED), Promotions)) ?? [];
  }

  private async listIn<List>(file: string, schema: z.ZodType<List>): Promise<List | null> {
    if (!existsSync(file)) return null;
    try {
      return schema.parse(await readJson(file));
    } catch (error) {
      this.log.error({ file, reason: String(error) }, 'stored list unreadable');
      return null;
    }
  }

  /** Repairs stored files; those of earlier builds stay for open pages. @throws Error when one is not as listed */
  async addHost(browserDir: string, manifest: HostManifest): Promise<void> {
    const folder = join(this.root, 'host');
    for (const [path, integrity] of Object.entries(manifest.files)) {
      if (await this.files.isWhole(folder, path, integrity)) continue;
      const file = join(browserDir, path);
      const content = await readFile(file);
      if (integrityOf(content) !== integrity)
        throw new Error(`${file} does not match host.json. Build the host again.`);
      await this.files.put(folder, path, content);
    }
    await this.forgetHosts(folder, manifest).catch((error: unknown) => {
      this.log.warn({ reason: String(error) }, 'files of earlier hosts stay');
    });
  }

  private async forgetHosts(folder: string, manifest: HostManifest): Promise<void> {
    const list = join(this.root, SUPERSEDED);
    const before = (await this.listIn(list, Superseded)) ?? {};
    const superseded: z.infer<typeof Superseded> = {};
    const stored = await readdir(folder, { recursive: true, withFileTypes: true });
    for (const entry of stored.filter((each) => each.isFile())) {
      const path = relative(folder, join(entry.parentPath, entry.name));
      if (withoutSuffix(path) in manifest.files) continue;
      superseded[path] = before[path] ?? new Date().toISOString();
    }
    // Before anything is removed: a file that cannot be must not cost the others their days.
    await this.files.write(list, JSON.stringify(superseded), { flush: true });
    for (const [path, since] of Object.entries(superseded)) {
      if (isOld(Date.parse(since))) await rm(join(folder, path), { force: true });
    }
  }

  /** The two newest builds that are whole on disk and accepted, the newest first. */
  async builds(
    name: string,
    accepts: (portal: PublishedPortal) => boolean,
  ): Promise<PublishedPortal[]> {
    const found: PublishedPortal[] = [];
    for (const { id } of await this.promotions(name)) {
      const portal = await this.readBuild(name, id);
      if (portal && accepts(portal)) found.push(portal);
      if (found.length === 2) break;
    }
    return found;
  }

  private async readBuild(name: string, id: string): Promise<PublishedPortal | null> {
    const folder = join(this.remoteDir(name), id);
    if (!existsSync(folder)) return null;
    try {
      const portal = PublishedPortal.parse(await readJson(join(folder, 'portal.json')));
      for (const [path, { integrity }] of Object.entries(portal.files)) {
        if (!(await this.files.isWhole(folder, path, integrity)))
          throw new Error(`${path} does not match its hash`);
      }
      return portal;
    } catch (error) {
      this.log.warn({ remote: name, build: id, reason: String(error) }, 'stored build damaged');
      return null;
    }
  }

  /** Puts a verified build in front. @throws Refusal when it was stored with other content; the reason of `signal` */
  async promote(
    portal: PublishedPortal,
    content: ReadonlyMap<string, Buffer>,
    signal: AbortSignal,
  ): Promise<void> {
    const id = buildId(portal);
    const folder = join(this.remoteDir(portal.name), id);
    const stored = await this.readBuild(portal.name, id);
    if (stored) assertSameBuild(stored, portal);
    else await this.add(folder, portal, content, signal);
    await this.putInFront(portal.name, id);
  }

  private async add(
    folder: string,
    portal: PublishedPortal,
    content: ReadonlyMap<string, Buffer>,
    signal: AbortSignal,
  ): Promise<void> {
    const aside = this.files.aside();
    try {
      for (const [path, bytes] of content) {
        signal.throwIfAborted();
        await this.files.put(aside, path, bytes);
      }
      await this.files.write(join(aside, 'portal.json'), JSON.stringify(portal));
      // What is there under this name is damaged, or readBuild had found it.
      await rm(folder, { recursive: true, force: true });
      await mkdir(dirname(folder), { recursive: true });
      await rename(aside, folder);
    } finally {
      await rm(aside, { recursive: true, force: true });
    }
  }

  private async putInFront(name: string, id: string): Promise<void> {
    const others = (await this.promotions(name)).filter((promotion) => promotion.id !== id);
    const promotions = [{ id, at: new Date().toISOString() }, ...others];
    const kept = promotions.filter((_, index) => {
      const supersededBy = promotions[index - 1];
      return index < KEEP_BUILDS || !supersededBy || !isOld(Date.parse(supersededBy.at));
    });
    await this.files.write(join(this.remoteDir(name), PROMOTED), JSON.stringify(kept), {
      flush: true,
    });
    const keep = new Set([PROMOTED, ...kept.map((promotion) => promotion.id)]);
    for (const entry of await readdir(this.remoteDir(name))) {
      const path = join(this.remoteDir(name), entry);
      // A list that was lost names too few: what is young may be needed by an open page.
      if (!keep.has(entry) && isOld((await stat(path)).mtimeMs))
        await rm(path, { recursive: true, force: true });
    }
  }
}

/** @throws Refusal when two publications of one build are not the same */
export function assertSameBuild(before: PublishedPortal, now: PublishedPortal): void {
  if (!isDeepStrictEqual(before, now))
    throw new Refusal('republished', `${buildId(now)} was published before with other content`);
}
