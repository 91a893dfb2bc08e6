import type { PackageTerms } from '@manzil/shared/contract/packages/packages';
import type { Language } from '@manzil/shared/contract/values';
import { and, eq, sql } from 'drizzle-orm';
import { investors } from '../../identity/investors.table';
import type { InvestorId } from '../../identity/signed-in';
import type { Db } from '../../platform/postgres/connect';
import { jsonRows } from '../../platform/postgres/json-rows';
import { aed } from '../units/unit-summary';
import { packageOrders } from './packages.table';

export type StoredOrder = typeof packageOrders.$inferSelect;
export type NewOrder = Omit<StoredOrder, 'ordered_at'>;

export async function findOrder(
  db: Db,
  investorId: InvestorId,
  orderId: string,
): Promise<StoredOrder | null> {
  const [found] = await db
    .select()
    .from(packageOrders)
    .where(and(eq(packageOrders.id, orderId), eq(packageOrders.investor_id, investorId)));
  return found ?? null;
}

/** @returns null where there is one with this id, whoever's it is */
export async function insertOrder(tx: Db, order: NewOrder): Promise<StoredOrder | null> {
  const [stored] = await tx.insert(packageOrders).values(order).onConflictDoNothing().returning();
  return stored ?? null;
}

/** As the confirmation names and reaches them. */
export async function ordererOf(db: Db, investorId: InvestorId) {
  const [orderer] = await db
    .select({
      email: investors.email,
      first_name: investors.first_name,
      last_name: investors.last_name,
      company_name: investors.company_name,
      investor_no: investors.investor_no,
      locale: investors.locale,
    })
    .from(investors)
    .where(eq(investors.id, investorId));
  if (!orderer) throw new Error('The orderer is not there.');
  return orderer;
}

/** Whose order it is. The whole table: not for owners. */
export async function whoOrdered(db: Db, orderId: string): Promise<string | null> {
  const [order] = await db
    .select({ investor_id: packageOrders.investor_id })
    .from(packageOrders)
    .where(eq(packageOrders.id, orderId));
  return order?.investor_id ?? null;
}

/** Who ordered for a unit that is theirs and the signed-in investor's; null where that was the investor. */
export async function findCoOwnerWhoOrdered(
  db: Db,
  orderId: string,
  today: string,
): Promise<{ email: string; first_name: string; locale: Language } | null> {
  const [coOwner] = await jsonRows<{ email: string; first_name: string; locale: Language }>(
    db,
    sql`select * from co_owner_who_ordered(${orderId}, ${today}::date)`,
  );
  return coOwner ?? null;
}

export function termsOf(order: StoredOrder): PackageTerms {
  const { package_code, starts_on, fee_bps, vat_bps } = order;
  const { annual_rent_fils: rent, fee_fils: fee, vat_fils: vat } = order;
  const price =
    rent === null || fee === null || vat === null
      ? null
      : { annual_rent: aed(rent), fee: aed(fee), vat: aed(vat) };
  return { package_code, starts_on, fee_bps, vat_bps, price };
}
