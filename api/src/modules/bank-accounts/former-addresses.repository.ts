import { sql } from 'drizzle-orm';
import type { Db } from '../../platform/postgres/connect';

/** Those operators replaced, as long as the mails that told it are kept: the real owner may still read one. */
export async function findFormerAddresses(db: Db, investorId: string): Promise<string[]> {
  const { rows } = await db.execute<{ to_address: string }>(sql`
    select distinct to_address from audit_log
    -- Of one transaction, which gives both the same time.
    join mail_outbox on mail_outbox.created_at = audit_log.at and template = 'email-changed'
    where investor_id = ${investorId} and action = 'investor.changed'`);
  return rows.map(({ to_address }) => to_address);
}
