import { sql } from 'drizzle-orm';
import type { Db } from '../src/platform/postgres/connect';
import { accountKey } from '../src/platform/secrets/keyed-hash';
import { anInvestorWithPassword } from './fixtures';
import { TEST_AUTH_KEY } from './test-app';

let unique = 0;

/** Answers its email. */
export async function anAccount(db: Db): Promise<string> {
  unique += 1;
  const email = `counted-${unique}@example.com`;
  await anInvestorWithPassword(db, { email });
  return email;
}

/** Sets what has been counted. */
export const count = (db: Db, key: string, points: number) =>
  db.execute(sql`
    insert into rate_limits values (${key}, ${points}, ${Date.now() + 600_000})
    on conflict (key) do update set points = excluded.points`);

export const besiege = (db: Db, email: string) =>
  count(db, `login-account:${accountKey(TEST_AUTH_KEY, email)}`, 5);
