import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { contactMessages } from '../src/modules/contact-messages/contact-messages.table';
import type { Db } from '../src/platform/postgres/connect';
import type { Caller } from './test-app';

export const aHousehold = () => `2001:db8:${Math.floor(Math.random() * 65_536).toString(16)}::1`;

/** Sends a message as the form does, each from a household of its own. */
export const putMessage = (
  by: Caller,
  payload: object,
  { id = randomUUID(), remoteAddress = aHousehold() }: { id?: string; remoteAddress?: string } = {},
) =>
  by.call({
    method: 'PUT',
    url: `/contact-messages/${id}`,
    remoteAddress,
    payload,
  });

export const storedMessages = async (db: Db, email: string) =>
  (await db.select().from(contactMessages)).filter((one) => one.email === email);

/** Of a sender from whom nothing else is there. @param age as PostgreSQL writes an interval */
export const aMessageOfAge = (db: Db, email: string, age: string) =>
  db.execute(sql`
    insert into contact_messages (id, name, email, message, language, mailed, received_at)
    values (${randomUUID()}, 'Gesine', ${email}, 'Hallo', 'de', true, now() - ${age}::interval)`);
