import { type Column, sql } from 'drizzle-orm';
import type { Db } from '../postgres/connect';
import type { FileStore, StoredFile } from './file-store';
import type { KeptFiles } from './kept-files';

/** An upload stores its file some time before its row. */
const GRACE_MS = 60 * 60 * 1000;
const BATCH = 500;

/** Files of these kinds that are older than an hour and that no row names. @param db sees all rows */
export async function* findOrphans(
  db: Db,
  files: FileStore,
  kinds: readonly KeptFiles[],
  now: Date,
): AsyncGenerator<StoredFile> {
  // Each would take the files of the other for orphans.
  if (new Set(kinds.map(({ kind }) => kind)).size < kinds.length)
    throw new Error('Two tables keep files of one kind.');
  for (const { kind, namedIn } of kinds) {
    for await (const batch of oldFiles(files, `${kind}/`, new Date(now.getTime() - GRACE_MS))) {
      const named = await namedOf(db, namedIn, batch);
      for (const file of batch) if (!named.has(file.key)) yield file;
    }
  }
}

export async function removeOrphans(
  db: Db,
  files: FileStore,
  kinds: readonly KeptFiles[],
  now: Date,
): Promise<number> {
  let removed = await files.removeUnfinished(new Date(now.getTime() - GRACE_MS));
  for await (const { key } of findOrphans(db, files, kinds, now)) {
    await files.delete(key);
    removed += 1;
  }
  return removed;
}

async function* oldFiles(
  files: FileStore,
  prefix: string,
  before: Date,
): AsyncGenerator<StoredFile[]> {
  let batch: StoredFile[] = [];
  for await (const file of files.list(prefix)) {
    if (file.modifiedAt >= before) continue;
    batch.push(file);
    if (batch.length < BATCH) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}

async function namedOf(db: Db, column: Column, batch: StoredFile[]): Promise<Set<string>> {
  const keys = JSON.stringify(batch.map(({ key }) => key));
  const { rows } = await db.execute<{ key: string }>(sql`
    select ${column} as key from ${column.table}
    where ${column} in (select json_array_elements_text(${keys}::json))`);
  return new Set(rows.map(({ key }) => key));
}
