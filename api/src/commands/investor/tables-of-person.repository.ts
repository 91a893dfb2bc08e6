import { sql } from 'drizzle-orm';
import type { Db } from '../../platform/postgres/connect';

/** Of these some rows stay, or are emptied; consents and requests show that the law was kept. */
const APART = [
  'addresses',
  'avatars',
  'bank_accounts',
  'documents',
  'consents',
  'erasure_requests',
];
/** Of codes that were mailed; they are no investor's before they are used. */
const UNBOUND = ['password_resets', 'reset_codes'];

/** All whose rows are a person's alone, as their foreign key says: `on delete cascade`. The books' does not. */
export async function tablesOfPerson(tx: Db): Promise<string[]> {
  const { rows } = await tx.execute<{ name: string }>(sql`
    select conrelid::regclass::text as name from pg_constraint
    where contype = 'f' and confrelid = 'investors'::regclass and confdeltype = 'c' order by 1`);
  return [...rows.map(({ name }) => name).filter((name) => !APART.includes(name)), ...UNBOUND];
}
