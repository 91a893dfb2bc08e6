import type { Language } from '@manzil/shared/contract/values';
import { and, asc, eq, exists, isNull, or, sql } from 'drizzle-orm';
import { investors } from '../../identity/investors.table';
import { dropLinks } from '../../modules/passwords/password-links.repository';
import { erasureRequests } from '../../modules/profile/erasure-requests.table';
import type { Db } from '../../platform/postgres/connect';
import { namedInvestor } from '../named-investor.repository';
import { NO_PASSWORD } from './no-password';

export type InvestorStatus = (typeof investors.status.enumValues)[number];

export type ListedInvestor = {
  id: string;
  investor_no: string;
  email: string;
  first_name: string;
  last_name: string;
  company_name: string | null;
  /** Of a company with who acts for it. */
  named: string;
  locale: Language;
  status: InvestorStatus;
  onboarding_step: number;
};

/** https://www.postgresql.org/docs/current/errcodes-appendix.html */
const UNIQUE_VIOLATION = '23505';

const LISTED = {
  id: investors.id,
  investor_no: investors.investor_no,
  email: investors.email,
  first_name: investors.first_name,
  last_name: investors.last_name,
  company_name: investors.company_name,
  named: namedInvestor(investors),
  locale: investors.locale,
  status: investors.status,
  onboarding_step: investors.onboarding_step,
};

export type NewInvestor = Pick<
  ListedInvestor,
  'email' | 'first_name' | 'last_name' | 'locale' | 'onboarding_step'
>;

/** Invited, without a password. @returns null where the address is that of another investor */
export async function insertInvestor(
  tx: Db,
  investor: NewInvestor,
): Promise<ListedInvestor | null> {
  const [stored] = await tx
    .insert(investors)
    .values({
      ...investor,
      investor_no: sql`'MZ-' || nextval('investor_numbers')`,
      password_hash: NO_PASSWORD,
      status: 'invited',
    })
    .onConflictDoNothing({ target: investors.email })
    .returning(LISTED);
  return stored ?? null;
}

/** Locked against other changes until the transaction ends. */
export async function findByEmail(tx: Db, email: string): Promise<ListedInvestor | null> {
  const [found] = await tx
    .select(LISTED)
    .from(investors)
    .where(eq(investors.email, email.toLowerCase()))
    .for('update');
  return found ?? null;
}

/** As `findByEmail`; an account that was erased has its number only. */
export async function findByEmailOrNumber(tx: Db, who: string): Promise<ListedInvestor | null> {
  const [found] = await tx
    .select(LISTED)
    .from(investors)
    .where(or(eq(investors.email, who.toLowerCase()), eq(investors.investor_no, who)))
    .for('update');
  return found ?? null;
}

/** @returns whether the address was free; where it was not, the transaction can only be ended */
export async function changeInvestorRow(
  tx: Db,
  investorId: string,
  changes: Partial<Pick<ListedInvestor, 'email' | 'first_name' | 'last_name'>>,
): Promise<boolean> {
  try {
    await tx
      .update(investors)
      .set({ ...changes, version: sql`${investors.version} + 1`, updated_at: sql`now()` })
      .where(eq(investors.id, investorId));
    return true;
  } catch (error) {
    const { cause } = error as { cause?: { code?: string } };
    if (cause?.code === UNIQUE_VIOLATION) return false;
    throw error;
  }
}

/** The link to set a password stops working, too. */
export async function lockInvestor(tx: Db, investorId: string): Promise<void> {
  await tx
    .update(investors)
    .set({ status: 'locked', updated_at: sql`now()` })
    .where(eq(investors.id, investorId));
  await dropLinks(tx, investorId);
}

/** @returns the status from now on: one who never set a password is invited still */
export async function unlockInvestor(tx: Db, investorId: string): Promise<InvestorStatus | null> {
  const [unlocked] = await tx
    .update(investors)
    .set({
      status: sql`case when ${investors.password_hash} = ${NO_PASSWORD} then 'invited' else 'active' end`,
      updated_at: sql`now()`,
    })
    .where(eq(investors.id, investorId))
    .returning({ status: investors.status });
  return unlocked?.status ?? null;
}

type Which = { status: InvestorStatus | undefined; askedForErasure: boolean };

export const listInvestors = (
  db: Db,
  { status, askedForErasure }: Which,
): Promise<ListedInvestor[]> =>
  db
    .select(LISTED)
    .from(investors)
    .where(
      and(
        status && eq(investors.status, status),
        askedForErasure
          ? exists(
              db
                .select({ one: sql`1` })
                .from(erasureRequests)
                .where(
                  and(
                    eq(erasureRequests.investor_id, investors.id),
                    isNull(erasureRequests.closed_at),
                  ),
                ),
            )
          : undefined,
      ),
    )
    .orderBy(asc(investors.investor_no));
