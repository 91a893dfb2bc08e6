import {
  ADDRESS_PAGE_SIZE,
  type AddressInput,
  type AddressList,
} from '@manzil/shared/contract/profile';
import { and, desc, eq, isNull, sql } from 'drizzle-orm';
import type { Db } from '../../db/connect';
import { changedMeanwhile } from '../../errors';
import { addresses } from './profile.table';

type AddressLines = Omit<AddressInput, 'version'>;

/** One page of the history, latest first, the current address among it. */
export async function listAddresses(
  db: Db,
  investorId: string,
  page: number,
): Promise<AddressList> {
  const rows = await db
    .select({
      street: addresses.street,
      house_no: addresses.house_no,
      line2: addresses.line2,
      postal_code: addresses.postal_code,
      city: addresses.city,
      state: addresses.state,
      country: addresses.country,
      valid_from: addresses.valid_from,
      valid_to: addresses.valid_to,
    })
    .from(addresses)
    .where(eq(addresses.investor_id, investorId))
    .orderBy(desc(addresses.valid_from), desc(addresses.id))
    .limit(ADDRESS_PAGE_SIZE + 1)
    .offset((page - 1) * ADDRESS_PAGE_SIZE);
  return {
    items: rows.slice(0, ADDRESS_PAGE_SIZE),
    page,
    page_size: ADDRESS_PAGE_SIZE,
    has_more: rows.length > ADDRESS_PAGE_SIZE,
  };
}

/**
 * The address from today on. The one before ends the day before, or is corrected where it began today.
 * @returns the row's id
 * @throws changedMeanwhile
 */
export async function saveAddress(
  tx: Db,
  investorId: string,
  lines: AddressLines,
  version: number,
  today: string,
): Promise<string> {
  if (version === 0) return insertAddress(tx, investorId, lines, 1, today);
  const current = await lockCurrent(tx, investorId, version);
  if (current.valid_from < today) {
    await tx
      .update(addresses)
      .set({ valid_to: sql`${today}::date - 1`, updated_at: sql`now()` })
      .where(eq(addresses.id, current.id));
    return insertAddress(tx, investorId, lines, version + 1, today);
  }
  await tx
    .update(addresses)
    .set({ ...lines, valid_from: today, version: version + 1, updated_at: sql`now()` })
    .where(eq(addresses.id, current.id));
  return current.id;
}

async function lockCurrent(tx: Db, investorId: string, version: number) {
  const [current] = await tx
    .select({ id: addresses.id, valid_from: addresses.valid_from })
    .from(addresses)
    .where(
      and(
        eq(addresses.investor_id, investorId),
        isNull(addresses.valid_to),
        eq(addresses.version, version),
      ),
    )
    .for('update');
  if (!current) throw changedMeanwhile();
  return current;
}

async function insertAddress(
  tx: Db,
  investorId: string,
  lines: AddressLines,
  version: number,
  today: string,
): Promise<string> {
  const [stored] = await tx
    .insert(addresses)
    .values({ ...lines, investor_id: investorId, valid_from: today, version })
    // Somebody else was faster: there is one without an end already.
    .onConflictDoNothing()
    .returning({ id: addresses.id });
  if (!stored) throw changedMeanwhile();
  return stored.id;
}
