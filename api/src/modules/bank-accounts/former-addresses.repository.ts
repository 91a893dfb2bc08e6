import { sql } from 'drizzle-orm';
import type { Db } from '../../platform/postgres/connect';

/**
 * The e-mail addresses that operators have replaced lately: as long as the mails that told it so are kept. Whoever had
 * an address changed may not be the owner, who still reads the former one, or the one before that. An address that was
 * only corrected has no such mail.
 * @param db of the service
 */
export async function findFormerAddresses(db: Db, investorId: string): Promise<string[]> {
  const { rows } = await db.execute<{ to_address: string }>(sql`
    select distinct to_address from audit_log
    -- Of one transaction, which gives both the same time.
    join mail_outbox on mail_outbox.created_at = audit_log.at and template = 'email-changed'
    where investor_id = ${investorId} and action = 'investor.changed'`);
  return rows.map(({ to_address }) => to_address);
}
