import { randomUUID } from 'node:crypto';
import type { UnitPackage } from '@manzil/shared/contract/packages/packages';
import { packageOrders } from '../src/modules/packages/packages.table';
import type { Db } from '../src/platform/postgres/connect';
import type { Caller } from './test-app';

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

export const readPackage = async (by: Caller, unitId: string): Promise<UnitPackage> =>
  (await by.get(`/units/${unitId}/package`)).json();

/** Orders as a page does that has just read the unit's terms. @param change of what is sent */
export async function orderOf(
  by: Caller,
  unitId: string,
  code: string,
  { orderId = randomUUID(), change }: { orderId?: string; change?: object } = {},
) {
  const { offers, version } = await readPackage(by, unitId);
  const terms = offers.find(({ package_code }) => package_code === code);
  return by.call({
    method: 'PUT',
    url: `/units/${unitId}/package-orders/${orderId}`,
    payload: { terms, version, ...change },
  });
}

/** What a unit has and will have: code and first day. */
export const chosenOf = ({ present, scheduled }: UnitPackage) => [
  present && [present.package_code, present.starts_on],
  scheduled && [scheduled.package_code, scheduled.starts_on],
];
