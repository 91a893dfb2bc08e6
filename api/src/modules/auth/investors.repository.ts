import { and, eq } from 'drizzle-orm';
import type { Db } from '../../db/connect';
import { investors } from './investors.table';
import type { Session } from './sessions.repository';

export type Account = Session & { password_hash: string };

/** The account that may sign in with this address. */
export async function findAccount(db: Db, email: string): Promise<Account | null> {
  const [account] = await db
    .select({
      investor_id: investors.id,
      email: investors.email,
      first_name: investors.first_name,
      last_name: investors.last_name,
      avatar: investors.avatar_path,
      onboarding_step: investors.onboarding_step,
      password_hash: investors.password_hash,
    })
    .from(investors)
    .where(and(eq(investors.email, email.toLowerCase()), eq(investors.status, 'active')));
  return account ?? null;
}
