import { and, eq, isNotNull, sql } from 'drizzle-orm';
import { documents } from '../../modules/documents/documents.table';
import type { Db } from '../../platform/postgres/connect';
import { jsonRows } from '../../platform/postgres/json-rows';

export const countUnscanned = (db: Db, investorId: string): Promise<number> =>
  db.$count(
    documents,
    and(
      eq(documents.investor_id, investorId),
      eq(documents.scan, 'waiting'),
      isNotNull(documents.file_key),
    ),
  );

/** Without those that `countUnscanned` counts. `name`: made of ids and numbers, good as the name of a file. */
export const findOwnFiles = (
  db: Db,
  investorId: string,
): Promise<{ key: string; name: string }[]> =>
  jsonRows(
    db,
    sql`
      select file_key as key, document_type || '-' || id || '.'
        || case media_type when 'image/jpeg' then 'jpg' when 'image/png' then 'png' else 'pdf' end as name
      from documents where investor_id = ${investorId} and file_key is not null and scan = 'clean'
      union all select pdf_key, 'statement-' || no || '.pdf' from statements where investor_id = ${investorId}
      union all select file_key, 'picture-' || id || '.webp' from avatars where investor_id = ${investorId}
      order by 2`,
  );
