import type { UnitPackage } from '@manzil/shared/contract/packages';
import type { Db } from '../../db/connect';
import { changedMeanwhile, notFound } from '../../errors';
import { recordAct } from '../audit/record-act';
import { queueMail } from '../mail/queue-mail';
import { ordererOf } from './package-orders.repository';
import { nothingScheduled } from './packages.errors';
import { findUnitPackage } from './packages.repository';
import { lockPackage, takeBackScheduled } from './subscriptions.repository';

type Request = { investorId: string; unitId: string; version: number; today: string };

/**
 * Takes back what is scheduled for a unit, up to the day before it begins; confirmed by mail.
 * @throws notFound, nothingScheduled, changedMeanwhile
 */
export async function takeBackPackage(
  tx: Db,
  { investorId, unitId, version, today }: Request,
): Promise<UnitPackage> {
  await lockPackage(tx, unitId);
  const unit = await findUnitPackage(tx, investorId, unitId, today);
  if (!unit) throw notFound();
  const { scheduled, present } = unit;
  if (!scheduled) throw nothingScheduled();
  if (unit.version !== version) throw changedMeanwhile();
  await takeBackScheduled(tx, unitId, today);
  const { email, first_name, locale } = await ordererOf(tx, investorId);
  await queueMail(tx, {
    to: email,
    language: locale,
    template: 'package-change-cancelled',
    values: {
      first_name,
      unit: `${unit.property_name} ${unit.unit_no}`,
      unit_id: unitId,
      package_code: scheduled.package_code,
      starts_on: scheduled.starts_on,
      present_code: present?.package_code ?? null,
    },
  });
  await recordAct(tx, {
    actor: { type: 'investor', id: investorId },
    action: 'package.change_cancelled',
    entity_type: 'unit',
    entity_id: unitId,
    detail: { package: scheduled.package_code, from: scheduled.starts_on },
  });
  const changed = await findUnitPackage(tx, investorId, unitId, today);
  if (!changed) throw new Error('The unit is gone.');
  return changed;
}
