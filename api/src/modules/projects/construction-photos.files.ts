import { sql } from 'drizzle-orm';
import type { KeptFiles } from '../../platform/files/kept-files';
import { constructionPhotos } from './construction-photos.table';

export const constructionPhotoFiles: KeptFiles = {
  kind: 'construction-photos',
  namedIn: constructionPhotos.file_key,
  sha256: null,
  row: sql`'construction photo ' || ${constructionPhotos.id}`,
};
