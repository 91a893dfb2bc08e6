import type { UnitPackage } from '@manzil/shared/contract/packages/packages';
import { recordAuditEvent } from '../../platform/audit/record-audit-event';
import { notFound, versionConflict } from '../../platform/http/errors';
import type { Db } from '../../platform/postgres/connect';
import { findCoOwnerWhoOrdered, ordererOf } from './package-orders.repository';
import { nothingScheduled } from './packages.errors';
import { findUnitPackage } from './packages.repository';
import { lockPackage, takeBackScheduled } from './subscriptions.repository';
import { tellTakenBack } from './tell-taken-back';

type Request = { investorId: string; unitId: string; version: number; today: string };

/** A co-owner who had ordered it gets a mail, too. @throws notFound, nothingScheduled, versionConflict */
export async function takeBackPackage(
  tx: Db,
  { investorId, unitId, version, today }: Request,
): Promise<UnitPackage> {
  await lockPackage(tx, unitId);
  const unit = await findUnitPackage(tx, investorId, unitId, today);
  if (!unit) throw notFound();
  if (!unit.scheduled) throw nothingScheduled();
  if (unit.version !== version) throw versionConflict();
  const taken = await takeBackScheduled(tx, unitId, today);
  if (!taken) throw nothingScheduled();
  const said = {
    unit: `${unit.property_name} ${unit.unit_no}`,
    unit_id: unitId,
    package_code: taken.package_code,
    starts_on: taken.starts_on,
    present_code: unit.present?.package_code ?? null,
    instead: null,
  };
  await tellTakenBack(tx, await ordererOf(tx, investorId), { ...said, by: 'self' });
  const coOwner = taken.order_id && (await findCoOwnerWhoOrdered(tx, taken.order_id, today));
  if (coOwner) await tellTakenBack(tx, coOwner, { ...said, by: 'co_owner' });
  await recordAuditEvent(tx, {
    actor: { type: 'investor', id: investorId },
    action: 'package.change_cancelled',
    entity_type: 'unit',
    entity_id: unitId,
    detail: { package: taken.package_code, from: taken.starts_on },
  });
  const changed = await findUnitPackage(tx, investorId, unitId, today);
  if (!changed) throw new Error('The unit is gone.');
  return changed;
}
