import { sql } from 'drizzle-orm';
import type { Db } from '../../db/connect';
import { jsonRows } from '../../db/json-rows';

/** Documents, statements and picture of an investor. `name`: made of ids and numbers, good as the name of a file. */
export const findOwnFiles = (
  db: Db,
  investorId: string,
): Promise<{ key: string; name: string }[]> =>
  jsonRows(
    db,
    sql`
      select file_key as key, document_type || '-' || id || '.'
        || case media_type when 'image/jpeg' then 'jpg' when 'image/png' then 'png' else 'pdf' end as name
      from documents where investor_id = ${investorId} and file_key is not null
      union all select pdf_key, 'statement-' || no || '.pdf' from statements where investor_id = ${investorId}
      union all select file_key, 'picture-' || id || '.webp' from avatars where investor_id = ${investorId}
      order by 2`,
  );
