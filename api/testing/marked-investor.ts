import type { Db } from '../src/db/connect';
import { addresses } from '../src/modules/profile/profile.table';
import { anInvestor } from './fixtures';
import { aBooking, aProperty, aTenancy, aUnit } from './portfolio';

/** In every text of the marked investor: where it shows up, something of theirs has. */
export const CANARY = 'CNRY-Anna';

/** Ids of the marked investor's things, by the names they have in addresses. */
export type Marked = { investor_id: string; unit_id: string; property_id: string };

/** An investor who owns something of every kind, all of it marked. */
export async function aMarkedInvestor(db: Db): Promise<Marked> {
  const investor = await anInvestor(db, {
    first_name: CANARY,
    last_name: CANARY,
    avatar_path: CANARY,
  });
  const property_id = await aProperty(db, { name: CANARY, community: CANARY, developer: CANARY });
  const unitId = await aUnit(db, { property_id, unit_no: CANARY, owners: [{ investor }] });
  await aTenancy(db, unitId, {}, [{ due_on: '2026-12-01' }]);
  await aBooking(db, { investor, unitId, on: '2026-11-01', category: 'rent', amount: 1 });
  await db.insert(addresses).values({
    investor_id: investor.id,
    street: CANARY,
    city: CANARY,
    country: 'DE',
    valid_from: '2024-01-01',
  });
  return { investor_id: investor.id, unit_id: unitId, property_id: String(property_id) };
}
