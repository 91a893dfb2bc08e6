import { eq } from 'drizzle-orm';
import { setEscrowAccount } from '../src/modules/instalments/escrow-accounts.repository';
import { properties } from '../src/modules/projects/properties.table';
import type { Db } from '../src/platform/postgres/connect';
import { aPlan } from './portfolio';
import { TEST_FIELDS } from './test-app';

export const ESCROW_IBAN = 'AE689990000000000004417';

/** Not the id of anything else. */
const SEQ = 977;

type Of = { unitId: string; propertyId: number };

/** An instalment of 92,500 AED that is due in ten days, to an account that is known. Answers its number. */
export async function aPayableInstalment(db: Db, { unitId, propertyId }: Of): Promise<number> {
  await aPlan(db, unitId, [{ seq: SEQ, amount_fils: 9_250_000, due_on: '2026-12-01' }]);
  await db
    .update(properties)
    .set({ escrow_bank_name: 'Emirates Escrow Bank', escrow_iban_last4: ESCROW_IBAN.slice(-4) })
    .where(eq(properties.id, propertyId));
  await setEscrowAccount(db, TEST_FIELDS, propertyId, {
    holder_name: 'Creek Lantern Escrow Account',
    iban: ESCROW_IBAN,
    entered_by: 'olga',
  });
  return SEQ;
}
