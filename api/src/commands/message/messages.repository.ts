import { count, desc, eq, type SQL, sql } from 'drizzle-orm';
import type { StoredMessage } from '../../modules/contact-messages/contact-messages.repository';
import { contactMessages } from '../../modules/contact-messages/contact-messages.table';
import type { Db } from '../../platform/postgres/connect';

/** @param email lower case; null = anybody's */
const sentBy = (email: string | null): SQL | undefined =>
  email ? eq(sql`lower(${contactMessages.email})`, email) : undefined;

export const listMessages = (
  db: Db,
  email: string | null,
  limit: number,
): Promise<StoredMessage[]> =>
  db
    .select()
    .from(contactMessages)
    .where(sentBy(email))
    .orderBy(desc(contactMessages.received_at), desc(contactMessages.id))
    .limit(limit);

export async function countMessages(db: Db, email: string | null): Promise<number> {
  const [row] = await db.select({ all: count() }).from(contactMessages).where(sentBy(email));
  return row?.all ?? 0;
}

export async function removeMessage(tx: Db, id: string): Promise<boolean> {
  const { rowCount } = await tx.delete(contactMessages).where(eq(contactMessages.id, id));
  return rowCount === 1;
}
