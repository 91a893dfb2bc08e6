import { sql } from 'drizzle-orm';
import type { Db } from '../src/platform/postgres/connect';

/** All that wait. */
export async function queuedMails(db: Db): Promise<Record<string, unknown>[]> {
  const { rows } = await db.execute(
    sql`select to_address, language, template, values from mail_outbox`,
  );
  return rows;
}

/** What the audit log says of a document. */
export async function auditedReviews(db: Db, id: string): Promise<Record<string, unknown>[]> {
  const { rows } = await db.execute(
    sql`select actor_type, actor_id, action, investor_id, detail from audit_log where entity_id = ${id}`,
  );
  return rows;
}
