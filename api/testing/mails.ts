import { asc, eq } from 'drizzle-orm';
import { mailOutbox } from '../src/platform/mail/mail-outbox.table';
import type { Db } from '../src/platform/postgres/connect';

/** What waits for this address, oldest first. */
export const mailsTo = (db: Db, address: string) =>
  db
    .select()
    .from(mailOutbox)
    .where(eq(mailOutbox.to_address, address))
    .orderBy(asc(mailOutbox.created_at));

/** The code of the newest mail to this address; empty without one. */
export async function mailedCode(db: Db, address: string): Promise<string> {
  const values = (await mailsTo(db, address))
    .filter(({ template }) => template === 'password-code')
    .map((mail) => mail.values as { code: string });
  return values.at(-1)?.code ?? '';
}
