import { randomUUID } from 'node:crypto';
import type { Db } from '../src/db/connect';
import { packageOrders } from '../src/modules/packages/packages.table';

type Ordered = { investor: { id: string }; unitId: string; mark: string };

/** What somebody ordered; the unit does not have it. Answers its id. */
export async function aPackageOrder(db: Db, { investor, unitId, mark }: Ordered): Promise<string> {
  const id = randomUUID();
  await db.insert(packageOrders).values({
    id,
    investor_id: investor.id,
    unit_id: unitId,
    unit_label: mark,
    package_code: 'basic',
    fee_bps: 500,
    vat_bps: 500,
    language: 'de',
  });
  return id;
}
