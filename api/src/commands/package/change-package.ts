import type { PackageFilter } from '@manzil/shared/contract/packages/packages';
import { acknowledge } from '../../modules/acknowledgements/acknowledgements.repository';
import { ordererOf, whoOrdered } from '../../modules/packages/package-orders.repository';
import {
  endPackage,
  keepPackage,
  startPackage,
  type TakenBack,
  takeBackScheduled,
} from '../../modules/packages/subscriptions.repository';
import { tellTakenBack } from '../../modules/packages/tell-taken-back';
import type { Db } from '../../platform/postgres/connect';
import type { UnitWithPackage } from './owned-units.repository';

type Change = { code: PackageFilter; from: string; today: string; operator: string };

export async function changePackage(
  tx: Db,
  before: UnitWithPackage,
  { code, from, today, operator }: Change,
): Promise<TakenBack[]> {
  const { unit_id: unitId, present } = before;
  const goesOn = present?.package_code === code;
  const taken =
    code === 'none'
      ? await endPackage(tx, unitId, from, today)
      : await takeBackAll(tx, unitId, today);
  if (goesOn) await keepPackage(tx, unitId, today);
  else if (code !== 'none') await startPackage(tx, { unitId, code, from, orderId: null });
  const instead = goesOn ? null : { package_code: code, from };
  for (const one of taken) {
    if (!one.order_id) continue;
    await acknowledge(tx, 'order_id', one.order_id, operator);
    const toCome = one.starts_on === null || one.starts_on > today;
    if (toCome) await tell(tx, before, { ...one, order_id: one.order_id }, instead);
  }
  return taken;
}

async function takeBackAll(tx: Db, unitId: string, today: string): Promise<TakenBack[]> {
  const taken = await takeBackScheduled(tx, unitId, today);
  return taken ? [taken, ...(await takeBackAll(tx, unitId, today))] : [];
}

/** Who ordered it and has sold meanwhile has nothing more to do with the unit. */
async function tell(
  tx: Db,
  { unit, unit_id, present, owners }: UnitWithPackage,
  { package_code, starts_on, order_id }: TakenBack & { order_id: string },
  instead: { package_code: PackageFilter; from: string } | null,
): Promise<void> {
  const investorId = await whoOrdered(tx, order_id);
  if (!investorId || !owners.includes(investorId)) return;
  await tellTakenBack(tx, await ordererOf(tx, investorId), {
    unit,
    unit_id,
    package_code,
    starts_on,
    present_code: present?.package_code ?? null,
    instead,
    by: 'office',
  });
}
