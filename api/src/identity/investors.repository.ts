import type { Language } from '@manzil/shared/contract/values';
import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../platform/postgres/connect';
import { investors } from './investors.table';
import type { Session } from './sessions.repository';

export type Account = Session & {
  locale: Language;
  password_hash: string;
  device_known: boolean;
  /** A code of the second factor was right in this browser before. */
  factor_passed: boolean;
  /** A code is asked for beside the password. */
  factor_due: boolean;
};

const active = eq(investors.status, 'active');

// Written out: of a column in a selection drizzle leaves its table away, and the nearest one that has it would be taken.
const FACTOR = sql<boolean>`exists (
  select from second_factors f where f.investor_id = investors.id and f.confirmed_at is not null)`;

/** Whether this browser is known to the account and the condition holds of it, `d`. */
const deviceWith = (
  deviceHash: string | null,
  condition: SQL,
): SQL<boolean> => sql<boolean>`exists (
  select from known_devices d
  where d.investor_id = investors.id and d.token_hash = ${deviceHash} and ${condition})`;
const withId = (investorId: string) => and(eq(investors.id, investorId), active);

export async function findAccount(
  db: Db,
  email: string,
  deviceHash: string | null = null,
): Promise<Account | null> {
  const [account] = await db
    .select({
      investor_id: investors.id,
      email: investors.email,
      first_name: investors.first_name,
      last_name: investors.last_name,
      avatar: investors.avatar_path,
      onboarding_step: investors.onboarding_step,
      locale: investors.locale,
      password_hash: investors.password_hash,
      has_factor: FACTOR,
      device_known: deviceWith(deviceHash, sql`true`),
      factor_passed: deviceWith(deviceHash, sql`d.factor_passed_at is not null`),
      factor_due: sql<boolean>`${FACTOR} and not ${deviceWith(deviceHash, sql`d.remembered_until > now()`)}`,
    })
    .from(investors)
    .where(and(eq(investors.email, email.toLowerCase()), active));
  return account ?? null;
}

/**
 * Until the transaction ends nobody changes the password, sets up a second factor or locks the account; what was changed
 * before is seen by the statements after this one.
 */
export async function lockInvestor(tx: Db, investorId: string): Promise<void> {
  await tx
    .select({ id: investors.id })
    .from(investors)
    .where(eq(investors.id, investorId))
    .for('no key update');
}

/** As `findAccount`, under `lockInvestor`: what a session is opened by. */
export async function lockAccount(
  tx: Db,
  { investor_id, email }: Pick<Account, 'investor_id' | 'email'>,
  deviceHash: string | null,
): Promise<Account | null> {
  await lockInvestor(tx, investor_id);
  const account = await findAccount(tx, email, deviceHash);
  // The address may be somebody else's by now.
  return account?.investor_id === investor_id ? account : null;
}

const OWNER = {
  first_name: investors.first_name,
  last_name: investors.last_name,
  company_name: investors.company_name,
  email: investors.email,
  locale: investors.locale,
};
export type AccountOwner = {
  first_name: string;
  last_name: string;
  /** Null = a person. */
  company_name: string | null;
  email: string;
  locale: Language;
};

export async function findOwner(
  db: Db,
  investorId: string,
): Promise<(AccountOwner & { password_hash: string }) | null> {
  const [owner] = await db
    .select({ ...OWNER, password_hash: investors.password_hash })
    .from(investors)
    .where(withId(investorId));
  return owner ?? null;
}

/** @returns whose password it is now; null where no such account may sign in */
export async function setPassword(
  tx: Db,
  investorId: string,
  passwordHash: string,
): Promise<AccountOwner | null> {
  return storePassword(tx, passwordHash, withId(investorId));
}

/** As `setPassword`, unless it was changed since `before` was read. */
export async function replacePassword(
  tx: Db,
  investorId: string,
  before: string,
  passwordHash: string,
): Promise<AccountOwner | null> {
  const unchanged = and(withId(investorId), eq(investors.password_hash, before));
  return storePassword(tx, passwordHash, unchanged);
}

async function storePassword(
  tx: Db,
  passwordHash: string,
  where: SQL | undefined,
): Promise<AccountOwner | null> {
  const [owner] = await tx
    .update(investors)
    .set({ password_hash: passwordHash, updated_at: sql`now()` })
    .where(where)
    .returning(OWNER);
  return owner ?? null;
}
