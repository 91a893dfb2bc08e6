import { randomUUID } from 'node:crypto';
import { investors } from '../src/identity/investors.table';
import { hashPassword } from '../src/identity/password';
import type { Db } from '../src/platform/postgres/connect';

export type InvestorOverrides = Partial<typeof investors.$inferInsert>;
export type TestInvestor = typeof investors.$inferSelect;

/** An investor who finished onboarding; the password fits nothing unless one is given. */
export async function anInvestor(db: Db, overrides: InvestorOverrides = {}): Promise<TestInvestor> {
  const unique = randomUUID();
  const [investor] = await db
    .insert(investors)
    .values({
      investor_no: `T-${unique}`,
      email: `${unique}@example.com`,
      password_hash: 'none',
      first_name: 'Test',
      last_name: 'Investor',
      onboarding_step: 4,
      ...overrides,
    })
    .returning();
  if (!investor) throw new Error('The investor was not stored.');
  return investor;
}

export const PASSWORD = 'Marina-Walk-2026!';

/** An investor who can sign in with `PASSWORD`. */
export async function anInvestorWithPassword(db: Db, overrides: InvestorOverrides = {}) {
  return anInvestor(db, { password_hash: await hashPassword(PASSWORD), ...overrides });
}
