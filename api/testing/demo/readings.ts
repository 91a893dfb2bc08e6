import { Dashboard } from '@manzil/shared/contract/dashboard/dashboard';
import { Profile } from '@manzil/shared/contract/profile/profile';
import { UnitList } from '@manzil/shared/contract/units/unit-list';
import { type LedgerCategory, ledgerGroup } from '@manzil/shared/domain/ledger-category';
import { sql } from 'drizzle-orm';
import { DEMO_PASSWORD } from '../../src/seed/seed-demo';
import { TODAY } from '../portfolio';
import type { Caller, TestApp } from '../test-app';

export type DemoCaller = Caller & { id: string; step: number };

export async function signIn(portal: TestApp, email: string): Promise<DemoCaller> {
  const answer = await portal.anonymous.post('/auth/login', { email, password: DEMO_PASSWORD });
  const { investor_id, onboarding_step } = answer.json();
  return { ...(await portal.as({ id: investor_id })), id: investor_id, step: onboarding_step };
}

export const dashboardOf = async (caller: Caller, period = '12_months') =>
  Dashboard.parse((await caller.get(`/dashboard?period=${period}`)).json());
export const unitsOf = async (caller: Caller, page = 1) =>
  UnitList.parse((await caller.get(`/units?page=${page}`)).json());
export const profileOf = async (caller: Caller) =>
  Profile.parse((await caller.get('/profile')).json());
export const dirhams = ({ amount }: { amount: number }) => amount / 100;

/** The investor's lines, added up without the queries under test. */
export async function bookedIn(portal: TestApp, investorId: string, from: string) {
  const { rows } = await portal.db.execute<{ category: LedgerCategory; amount: string }>(sql`
    select l.category, l.amount_minor as amount from journal_lines l, ledger_accounts a
    where a.id = l.account_id and a.investor_id = ${investorId}
      and l.value_date >= ${from}::date and l.value_date <= ${TODAY}::date`);
  const sum = (group: string) =>
    rows
      .filter(({ category }) => ledgerGroup(category) === group)
      .reduce((total, { amount }) => total + Number(amount), 0);
  return { rent: sum('rent'), costs: 0 - sum('cost'), payouts: 0 - sum('payout') };
}
