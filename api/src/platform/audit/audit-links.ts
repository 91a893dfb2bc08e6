import { createHash } from 'node:crypto';
import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '../postgres/connect';

export type Link = {
  seq: string;
  entry_id: string;
  prev_hash: string;
  hash: string;
  /** null = the entry is gone. */
  at: string | null;
  actor_type: string;
  actor_id: string | null;
  action: string;
  entity_type: string;
  entity_id: string | null;
  investor_id: string | null;
  detail: string;
};

export async function linksAfter(db: Db, seq: number, count: number): Promise<Link[]> {
  const { rows } = await db.execute<Link>(sql`
    select c.seq::text, c.entry_id::text, c.prev_hash, c.hash, ${UTC_MICROSECONDS} as at,
      l.actor_type, l.actor_id, l.action, l.entity_type, l.entity_id, l.investor_id::text, l.detail::text
    from audit_chain c left join audit_log l on l.id = c.entry_id
    where c.seq > ${seq} order by c.seq limit ${count}`);
  return rows;
}

/** A JavaScript date would lose the microseconds. */
const UTC_MICROSECONDS: SQL = sql`to_char(l.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`;

/** The text that `chain_audit_entries()` hashes (0008_audit.sql), to the blank. */
export function hashOf(link: Link): string {
  const fields = [
    link.seq,
    link.prev_hash,
    link.entry_id,
    link.at,
    link.actor_type,
    link.actor_id,
    link.action,
    link.entity_type,
    link.entity_id,
    link.investor_id,
    link.detail,
  ];
  const text = `[${fields.map((field) => JSON.stringify(field)).join(', ')}]`;
  return createHash('sha256').update(text).digest('hex');
}
