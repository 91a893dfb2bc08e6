import { sql } from 'drizzle-orm';
import type { Db } from '../../platform/postgres/connect';
import { jsonRows } from '../../platform/postgres/json-rows';
import { utcInstant } from '../../platform/postgres/utc-instant';

export type AuditEntry = {
  id: number;
  at: string;
  actor_type: string;
  actor_id: string | null;
  action: string;
  entity_type: string;
  entity_id: string | null;
  detail: object | null;
};

type Asked = { from: string | null; to: string | null; limit: number };

/** @param from and `to`: days in Dubai, null = without a bound */
export const listAudit = (db: Db, investorId: string, { from, to, limit }: Asked) =>
  jsonRows<AuditEntry>(
    db,
    sql`select id, ${utcInstant(sql`at`)} as at, actor_type, actor_id, action, entity_type, entity_id, detail
      from audit_log
      where investor_id = ${investorId}
        and (${from}::date is null or (at at time zone 'Asia/Dubai')::date >= ${from}::date)
        and (${to}::date is null or (at at time zone 'Asia/Dubai')::date <= ${to}::date)
      order by id desc limit ${limit}`,
  );
