import { z } from '@manzil/shared/contract/schema';

/**
 * A backup is age(tar): `backup.json`, the tables as gzipped pieces of COPY's text format, the files as the store holds
 * them (encrypted), the keys that the installation made itself, and `manifest.json` with the hash of each entry. So
 * `age -d -i key backup.age | tar x` opens it without us.
 */
export const FORMAT = 1;

export const HEADER = 'backup.json';
export const MANIFEST = 'manifest.json';

const Name = z.string().check(z.regex(/^[a-z_][a-z0-9_]*$/));

export const BackupHeader = z.object({
  format: z.literal(FORMAT),
  made_at: z.string(),
  migrations: z.array(z.object({ name: z.string(), checksum: z.string() })),
  tables: z.array(z.object({ name: Name, columns: z.array(Name) })),
});
export type BackupHeader = z.infer<typeof BackupHeader>;

const Sha256 = z.string().check(z.regex(/^[0-9a-f]{64}$/));

export const BackupManifest = z.object({
  /** In their order, this one not among them. */
  entries: z.array(z.object({ path: z.string(), size: z.int(), sha256: Sha256 })),
  /** Per table. */
  rows: z.record(z.string(), z.int()),
  sequences: z.array(z.object({ name: Name, value: z.string().check(z.regex(/^\d+$/)) })),
  files: z.int(),
});
export type BackupManifest = z.infer<typeof BackupManifest>;

/** `tables/units/000001.copy.gz` */
export const pieceOf = (table: string, no: number) =>
  `tables/${table}/${String(no).padStart(6, '0')}.copy.gz`;

export const tableOf = (path: string): string | null =>
  /^tables\/([a-z_][a-z0-9_]*)\/\d{6,}\.copy\.gz$/.exec(path)?.[1] ?? null;

export const FILES = 'files/';
export const SECRETS = 'secrets/';
