import { eq } from 'drizzle-orm';
import type { Db } from '../../platform/postgres/connect';
import { contactMessages } from './contact-messages.table';

export type StoredMessage = typeof contactMessages.$inferSelect;
export type NewMessage = Omit<StoredMessage, 'received_at'>;

export async function findMessage(db: Db, id: string): Promise<StoredMessage | null> {
  const [found] = await db.select().from(contactMessages).where(eq(contactMessages.id, id));
  return found ?? null;
}

/** @returns null where the same page has sent it meanwhile */
export async function insertMessage(tx: Db, message: NewMessage): Promise<StoredMessage | null> {
  const [stored] = await tx
    .insert(contactMessages)
    .values(message)
    .onConflictDoNothing({ target: contactMessages.id })
    .returning();
  return stored ?? null;
}
