import { sql } from 'drizzle-orm';
import type { Db } from '../db/connect';
import { jsonRows } from '../db/json-rows';

/** A file that a row names. */
export type NamedFile = {
  key: string;
  /** Of its content, hex; null where the row does not say. */
  sha256: string | null;
  /** The row: `document 3f0c…`. */
  row: string;
};

/** Every file there must be, by key. */
export const findNamedFiles = (db: Db): Promise<NamedFile[]> =>
  jsonRows(
    db,
    sql`
      select file_key as key, sha256, 'document ' || id as row from documents where file_key is not null
      union all select file_key, null, 'avatar ' || id from avatars
      union all select pdf_key, sha256, 'statement ' || no from statements
      union all select file_key, null, 'construction photo ' || id from construction_photos
      order by 1`,
  );
