import { sql } from 'drizzle-orm';
import type { Db } from '../../db/connect';

/**
 * The e-mail address that operators have replaced lately: as long as the mail that told it so is kept. Whoever had the
 * address changed may not be the owner, who still reads the former one.
 * @param db of the service
 */
export async function findFormerAddress(db: Db, investorId: string): Promise<string | null> {
  const { rows } = await db.execute<{ to_address: string }>(sql`
    select to_address from audit_log
    -- Of one transaction, which gives both the same time.
    join mail_outbox on mail_outbox.created_at = audit_log.at and template = 'email-changed'
    where investor_id = ${investorId} and action = 'investor.changed'
    order by audit_log.id desc limit 1`);
  return rows[0]?.to_address ?? null;
}
