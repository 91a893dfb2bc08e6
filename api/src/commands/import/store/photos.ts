import { sql } from 'drizzle-orm';
import { constructionPhotoFiles } from '../../../modules/projects/construction-photos.files';
import { constructionPhotos } from '../../../modules/projects/construction-photos.table';
import { type Files, storeEncrypted } from '../../../platform/files/encrypted-files';
import { newFileKey } from '../../../platform/files/file-store';
import type { Db } from '../../../platform/postgres/connect';
import type { Line } from '../line';
import { readPicture } from '../photo-files';
import { constructionPhotosSheet } from '../sheets/construction-photos.sheet';
import { insertLines, type Row, updateRows } from './rows';

type PhotoLine = Line<typeof constructionPhotosSheet.columns>;
type Store = { db: Db; files: Files; folder: string };

/** Files come before their rows: where the import fails after all, the sweep removes them. */
export async function storePhotos(lines: PhotoLine[], { db, files, folder }: Store): Promise<void> {
  const stored = new Map<string, Row>();
  for (const { rowId, changed, values } of lines) {
    if (!changed.includes('file')) continue;
    const { content, width, height } = await readPicture(folder, values.file);
    const file_key = newFileKey(constructionPhotoFiles);
    await storeEncrypted(files, file_key, content);
    stored.set(rowId, { id: rowId, file_key, width, height });
  }
  const isNew = (line: PhotoLine) => line.isNew;
  const before = lines.filter((line) => !isNew(line));
  await updateRows(db, constructionPhotosSheet, before);
  await replaceFiles(
    db,
    before.map(({ rowId }) => stored.get(rowId)).filter((row) => row !== undefined),
  );
  await insertLines(db, constructionPhotosSheet, lines.filter(isNew), (row, { rowId }) => ({
    ...row,
    ...stored.get(rowId),
  }));
}

async function replaceFiles(db: Db, rows: Row[]): Promise<void> {
  await db.execute(sql`
    update ${constructionPhotos} set file_key = line.file_key, width = line.width, height = line.height
    from json_populate_recordset(null::${constructionPhotos}, ${JSON.stringify(rows)}) line
    where ${constructionPhotos}.id = line.id`);
}
