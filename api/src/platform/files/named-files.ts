import { sql } from 'drizzle-orm';
import type { Db } from '../postgres/connect';
import { jsonRows } from '../postgres/json-rows';
import type { KeptFiles } from './kept-files';

export type NamedFile = {
  key: string;
  /** Of its content, hex; null where the row does not say. */
  sha256: string | null;
  row: string;
};

export function findNamedFiles(db: Db, kinds: readonly KeptFiles[]): Promise<NamedFile[]> {
  const ofEach = kinds.map(
    ({ namedIn, sha256, row }) => sql`
      select ${namedIn} as key, ${sha256 ?? sql`null::text`} as sha256, ${row} as row
      from ${namedIn.table} where ${namedIn} is not null`,
  );
  return jsonRows(db, sql`${sql.join(ofEach, sql` union all `)} order by 1`);
}
