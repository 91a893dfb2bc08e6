import { sql } from 'drizzle-orm';
import type { Db } from '../../platform/postgres/connect';
import { jsonRows } from '../../platform/postgres/json-rows';
import type { Line } from './line';

const CHUNK = 20_000;

export type ImportedRow = { external_id: string; row_id: string; fingerprint: string };

export async function findImported(
  db: Db,
  sheet: string,
  externalIds: string[],
): Promise<ImportedRow[]> {
  const found: ImportedRow[] = [];
  for (let start = 0; start < externalIds.length; start += CHUNK) {
    const ids = JSON.stringify(externalIds.slice(start, start + CHUNK));
    found.push(
      ...(await jsonRows<ImportedRow>(
        db,
        sql`select external_id, row_id, fingerprint from external_ids
          where sheet = ${sheet}
            and external_id in (select json_array_elements_text(${ids}::json))`,
      )),
    );
  }
  return found;
}

export async function rememberLines(db: Db, sheet: string, lines: Line[]): Promise<void> {
  for (let start = 0; start < lines.length; start += CHUNK) {
    const rows = lines
      .slice(start, start + CHUNK)
      .map(({ externalId, rowId, fingerprint }) => [externalId, rowId, fingerprint]);
    await db.execute(sql`
      insert into external_ids (sheet, external_id, row_id, fingerprint)
      select ${sheet}, line->>0, line->>1, line->>2 from json_array_elements(${JSON.stringify(rows)}::json) line
      on conflict (sheet, external_id) do update
        set fingerprint = excluded.fingerprint, updated_at = now()`);
  }
}
