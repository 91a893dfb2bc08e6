import { documents } from '../src/modules/documents/documents.table';
import type { Db } from '../src/platform/postgres/connect';
import { aPlan, aTenancy, aUnit } from './portfolio';

type Id = { id: string };
type Bought = { owner: Id; property_id: number; amount_fils: number };
type Let = { owner: Id; property_id: number; starts_on: string; ends_on: string };

/** Whose documents leave nothing to decide. */
export async function hasIdentity(db: Db, owner: Id): Promise<void> {
  await db.insert(documents).values(
    (['passport', 'proof-of-address'] as const).map((document_type) => ({
      investor_id: owner.id,
      document_type,
      status: 'accepted' as const,
      uploaded_on: '2026-01-01',
    })),
  );
}

/** Answers its id. */
export async function aUnitLet(
  db: Db,
  { owner, property_id, starts_on, ends_on }: Let,
): Promise<string> {
  const unit = await aUnit(db, { property_id, owners: [{ investor: owner }], lifecycle: 'let' });
  await aTenancy(db, unit, { starts_on, ends_on });
  return unit;
}

export async function aUnitWithInstalment(db: Db, bought: Bought): Promise<void> {
  const { owner, property_id, amount_fils } = bought;
  const owners = [{ investor: owner }];
  const unit = await aUnit(db, { property_id, owners, lifecycle: 'under_construction' });
  await aPlan(db, unit, [{ amount_fils, due_on: '2026-12-01' }]);
}
