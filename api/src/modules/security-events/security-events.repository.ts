import {
  SecurityAct,
  type SecurityEvent,
  type SecurityEventList,
} from '@manzil/shared/contract/security-events/security-events';
import { sql } from 'drizzle-orm';
import type { InvestorId } from '../../identity/signed-in';
import type { Db } from '../../platform/postgres/connect';
import { jsonRows } from '../../platform/postgres/json-rows';
import { utcInstant } from '../../platform/postgres/utc-instant';

const PAGE_SIZE = 50;

/** The audit log names an act `bank_account.changed`. @param cursor `event_id` before which the page ends */
export async function listSecurityEvents(
  db: Db,
  investorId: InvestorId,
  cursor: string | undefined,
): Promise<SecurityEventList> {
  const acts = sql.join(
    SecurityAct.options.map((act) => sql`${act}`),
    sql`, `,
  );
  const before = cursor === undefined ? sql`true` : sql`id < ${cursor}::bigint`;
  const rows = await jsonRows<SecurityEvent>(
    db,
    sql`select id::text as event_id, ${utcInstant(sql`at`)} as at, replace(action, '.', '_') as act,
        case actor_type when 'investor' then 'investor' when 'operator' then 'office' else 'portal' end as by,
        case when action = 'session.created' then not coalesce((detail->>'device_known')::boolean, false)
          end as new_browser,
        case when action = 'session.created' then detail->>'device' end as device
      from audit_log
      where investor_id = ${investorId} and replace(action, '.', '_') in (${acts}) and ${before}
      order by id desc limit ${PAGE_SIZE + 1}`,
  );
  const items = rows.slice(0, PAGE_SIZE);
  return { items, next_cursor: rows.length > PAGE_SIZE ? (items.at(-1)?.event_id ?? null) : null };
}
