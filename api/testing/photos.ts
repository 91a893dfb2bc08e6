import { randomUUID } from 'node:crypto';
import { constructionPhotos } from '../src/modules/projects/construction-photos.table';
import { constructionUpdates } from '../src/modules/projects/construction-updates.table';
import { type Files, storeEncrypted } from '../src/platform/files/encrypted-files';
import { newFileKey } from '../src/platform/files/file-store';
import type { Db } from '../src/platform/postgres/connect';
import { aPng } from './pictures';

type Update = Partial<typeof constructionUpdates.$inferInsert> & { property_id: number };

/** A report from the site of the developer, of 1 October 2026 unless told otherwise. Answers its id. */
export async function anUpdate(db: Db, update: Update): Promise<string> {
  const id = update.id ?? randomUUID();
  await db.insert(constructionUpdates).values({
    published_on: '2026-10-01',
    source: 'developer',
    progress_bps: 5_000,
    title_de: 'Decke betoniert',
    title_en: 'Slab poured',
    body_de: '<p>Ja.</p>',
    body_en: '<p>Yes.</p>',
    ...update,
    id,
  });
  return id;
}

type Photo = Partial<typeof constructionPhotos.$inferInsert> & {
  property_id: number;
  /** In every text. */
  mark?: string;
  content?: Buffer;
};

/** A photo with a file, of a report of its own unless one is named. Answers its id. */
export async function aPhoto(
  db: Db,
  files: Files,
  { property_id, mark = 'Rohbau', content, ...photo }: Photo,
): Promise<string> {
  const id = randomUUID();
  const texts = { title_de: mark, title_en: mark };
  const update_id = photo.update_id ?? (await anUpdate(db, { property_id, ...texts }));
  const file_key = newFileKey({ kind: 'construction-photos' });
  await storeEncrypted(files, file_key, content ?? (await aPng()));
  await db.insert(constructionPhotos).values({
    width: 1200,
    height: 800,
    alt_de: mark,
    alt_en: mark,
    sort: 0,
    ...photo,
    id,
    update_id,
    file_key,
  });
  return id;
}
