import { findPhotoPlaces } from '../current-rows.repository';
import { PictureRefused, readPicture } from '../photo-files';
import { constructionPhotosSheet } from '../sheets/construction-photos.sheet';
import { defineRule } from './rule';
import { refuseTaken } from './taken';

export const photoRule = defineRule(constructionPhotosSheet, async (context) => {
  const { db, folder, lines, refuse } = context;
  const place = (update: string | undefined, sort: number) => `${update} ${sort}`;
  refuseTaken(
    { lines, refuse },
    {
      rows: await findPhotoPlaces(
        db,
        new Set(lines.map(({ references }) => references.construction_update ?? '')),
      ),
      column: 'sort',
      keyOf: ({ references, values }) => place(references.construction_update, values.sort),
      keyOfRow: ({ update_id, sort }) => place(update_id, sort),
    },
  );
  for (const line of lines.filter(({ changed, wrong }) => changed.includes('file') && !wrong)) {
    try {
      await readPicture(folder, line.values.file);
    } catch (error) {
      if (!(error instanceof PictureRefused)) throw error;
      refuse(line, 'file', error.message);
    }
  }
});
