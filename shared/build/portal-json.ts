import * as z from 'zod';
import { Identifier, navFields, Path, routeFields, SemverRange, Texts } from './portal-fields';
import { SearchJson } from './search-json';

const slot = {
  /** A place of the shell that remotes fill (host/src/federation/slot.tsx). */
  slot: z.enum(['help']),
  /** Folder of the part, and so its key in the remote's `parts` and the name of its chunk. */
  part: Identifier,
};
const team = z.strictObject({ name: z.string(), contact: z.email() });

export const AuthoredPortal = z.strictObject({
  name: Identifier,
  hostApi: SemverRange,
  team,
  slots: z
    .array(z.strictObject(slot))
    .refine((slots) => new Set(slots.map((filled) => filled.slot)).size === slots.length, {
      error: 'a slot is filled twice',
    })
    .default([]),
});
export type AuthoredPortal = z.infer<typeof AuthoredPortal>;

/** A plain relative path: no part of it starts with a dot or is empty. Some names are the edge's own. */
const FilePath = z
  .string()
  .max(200)
  .regex(/^[A-Za-z0-9_-][A-Za-z0-9_.-]*(\/[A-Za-z0-9_-][A-Za-z0-9_.-]*)*$/)
  .refine((path) => path !== 'portal.json' && !/\.(br|gz)$/.test(path));
const FileList = z.array(FilePath);
const TextFiles = z.strictObject({ de: FileList, en: FileList });

/** Global that a build's entry script defines. As it carries name and build, it is nobody else's. */
export const containerOf = ({ name, build }: { name: string; build: string }): string =>
  `${name.replaceAll('-', '_')}_${build}`;

export const PublishedPortal = z.strictObject({
  name: Identifier,
  version: z.string().regex(/^\d+\.\d+\.\d+$/),
  /** First 12 hex digits of the hash over the build's inputs. */
  build: z.string().regex(/^[0-9a-f]{12}$/),
  hostApi: SemverRange,
  federation: z.string(),
  /** Singletons the remote consumes, with the range it was built for. */
  shared: z.record(z.string(), SemverRange),
  team,
  container: z.string().regex(/^[a-z][a-z0-9_]*$/),
  entry: FilePath,
  /** Files of the exposed module `./portal` besides the entry. */
  expose: FileList,
  texts: TextFiles,
  routes: z.array(
    z.strictObject({
      ...routeFields,
      /** Folder of the screen: key in the remote's `screens`, chunk of the screen, first part of the names of its texts'. */
      screen: Identifier,
      title: Texts,
      files: FileList,
      /** What of the host's the screen's code waits for (`lentChunks`). Builds from before there was any name none. */
      lent: z.array(z.string()).default([]),
      /** Builds for host API 1 name none. They are read to be refused for that. */
      texts: TextFiles.default({ de: [], en: [] }),
    }),
  ),
  nav: z.array(z.strictObject({ ...navFields, path: Path, label: Texts, short: Texts })),
  /** Builds from before there was a search name none. */
  search: z.array(SearchJson).default([]),
  /** Builds from before there were slots name none. */
  slots: z.array(z.strictObject({ ...slot, files: FileList })).default([]),
  files: z.record(
    FilePath,
    z.strictObject({
      integrity: z.string().regex(/^sha256-[A-Za-z0-9+/]{43}=$/),
      bytes: z.int().min(0).max(5_000_000),
    }),
  ),
});
export type PublishedPortal = z.infer<typeof PublishedPortal>;
export type PublishedRoute = PublishedPortal['routes'][number];
export type PublishedNav = PublishedPortal['nav'][number];
