import { constructionPhotos } from '../../../modules/projects/construction-photos.table';
import * as cells from '../cells';
import { column, defineSheet } from '../sheet';

export const constructionPhotosSheet = defineSheet({
  name: 'construction_photos',
  noun: 'a photo',
  table: constructionPhotos,
  columns: {
    construction_update: column(cells.externalId, {
      into: 'update_id',
      refersTo: 'construction_updates',
      fixed: 'a photo stays with its update',
    }),
    file: column(cells.fileName, { into: null }),
    sort: column(cells.integer(0, 9_999)),
    taken_on: column(cells.optional(cells.day)),
    camera: column(cells.optional(cells.text(60))),
    caption_de: column(cells.optional(cells.text(200))),
    caption_en: column(cells.optional(cells.text(200))),
    alt_de: column(cells.text(200)),
    alt_en: column(cells.text(200)),
  },
});
