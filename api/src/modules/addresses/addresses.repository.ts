import {
  ADDRESS_PAGE_SIZE,
  type AddressInput,
  type AddressList,
} from '@manzil/shared/contract/addresses/addresses';
import { and, desc, eq, isNull, sql } from 'drizzle-orm';
import type { InvestorId } from '../../identity/signed-in';
import { versionConflict } from '../../platform/http/errors';
import type { Db } from '../../platform/postgres/connect';
import { addresses } from './addresses.table';

export type AddressLines = Omit<AddressInput, 'version' | 'valid_from' | 'country'> & {
  country: string | null;
};
type Current = AddressLines & { id: string; version: number; valid_from: string };

export async function listAddresses(
  db: Db,
  investorId: InvestorId,
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

/** The one before ends the day before, or is corrected where it began that day. @throws versionConflict */
export async function saveAddress(
  tx: Db,
  investorId: string,
  lines: AddressLines,
  current: Current | null,
  validFrom: string,
): Promise<string> {
  if (!current) return insertAddress(tx, investorId, lines, 1, validFrom);
  const version = current.version + 1;
  if (current.valid_from < validFrom) {
    await tx
      .update(addresses)
      .set({ valid_to: sql`${validFrom}::date - 1`, updated_at: sql`now()` })
      .where(eq(addresses.id, current.id));
    return insertAddress(tx, investorId, lines, version, validFrom);
  }
  await tx
    .update(addresses)
    .set({ ...lines, valid_from: validFrom, version, updated_at: sql`now()` })
    .where(eq(addresses.id, current.id));
  return current.id;
}

/** The address so far, which nobody else changes until the end. @throws versionConflict */
export async function lockAddress(tx: Db, investorId: string, version: number): Promise<Current> {
  const [current] = await tx
    .select()
    .from(addresses)
    .where(
      and(
        eq(addresses.investor_id, investorId),
        isNull(addresses.valid_to),
        eq(addresses.version, version),
      ),
    )
    .for('update');
  if (!current) throw versionConflict();
  return current;
}

async function insertAddress(
  tx: Db,
  investorId: string,
  lines: AddressLines,
  version: number,
  validFrom: string,
): Promise<string> {
  const [stored] = await tx
    .insert(addresses)
    .values({ ...lines, investor_id: investorId, valid_from: validFrom, version })
    // Somebody else was faster: there is one without an end already.
    .onConflictDoNothing()
    .returning({ id: addresses.id });
  if (!stored) throw versionConflict();
  return stored.id;
}
