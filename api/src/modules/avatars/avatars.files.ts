import { sql } from 'drizzle-orm';
import type { KeptFiles } from '../../platform/files/kept-files';
import { avatars } from './avatars.table';

export const avatarFiles: KeptFiles = {
  kind: 'avatars',
  namedIn: avatars.file_key,
  sha256: null,
  row: sql`'avatar ' || ${avatars.id}`,
};
