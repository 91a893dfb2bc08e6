import { sql } from 'drizzle-orm';
import type { Db } from '../../db/connect';
import { jsonRows } from '../../db/json-rows';
import { utcInstant } from '../../db/utc-instant';

/** Something that does not go on before somebody of the office has decided. */
export type Waiting = {
  kind: 'document' | 'bank account' | 'erasure';
  /** UTC, ISO 8601. */
  since: string;
  investor: string;
  /** Null where the investor is named instead. */
  id: string | null;
  /** What the decision hangs on. */
  about: string;
};

/** The longest waiting first. */
export const listWaiting = (db: Db, limit: number): Promise<Waiting[]> =>
  jsonRows(
    db,
    sql`
      select w.kind, ${utcInstant(sql`w.since`)} as since, i.email as investor, w.id, w.about
      from (
        select 'document' as kind, d.created_at as since, d.investor_id, d.id,
          concat_ws(', ', d.document_type, p.name || ' ' || u.unit_no,
            'of ' || o.first_name || ' ' || o.last_name, 'valid until ' || d.valid_until) as about
        from documents d
        join investors o on o.id = d.investor_id
        left join units u on u.id = d.unit_id
        left join properties p on p.id = u.property_id
        where d.status = 'in_review' and d.superseded_by_id is null
        union all
        select 'bank account', b.created_at, b.investor_id, b.id,
          'held by ' || b.holder_name || ', investor ' || o.first_name || ' ' || o.last_name
        from bank_accounts b join investors o on o.id = b.investor_id
        where b.status = 'pending_verification'
        union all
        select 'erasure', requested_at, investor_id, null, 'within a month (GDPR Art. 12)'
        from erasure_requests where closed_at is null
      ) w
      join investors i on i.id = w.investor_id
      order by w.since, w.kind, w.id
      limit ${limit}`,
  );
