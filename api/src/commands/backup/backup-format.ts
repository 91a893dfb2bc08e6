import { z } from '@manzil/shared/contract/schema';

/**
 * age(tar): `backup.json`, gzipped pieces of COPY's text, files as stored (encrypted), own keys, and `manifest.json`
 * with the hash of each entry. `age -d -i key backup.age | tar x` opens it without us.
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
  rows: z.record(z.string(), z.int()),
  sequences: z.array(z.object({ name: Name, value: z.string().check(z.regex(/^\d+$/)) })),
  files: z.int(),
});
export type BackupManifest = z.infer<typeof BackupManifest>;

export const pieceOf = (table: string, no: number) =>
  `tables/${table}/${String(no).padStart(6, '0')}.copy.gz`;

export const tableOf = (path: string): string | null =>
  /^tables\/([a-z_][a-z0-9_]*)\/\d{6,}\.copy\.gz$/.exec(path)?.[1] ?? null;

export const FILES = 'files/';
export const SECRETS = 'secrets/';
