import type { PackageCode } from '@manzil/shared/domain/package-start';
import type { Db } from '../../db/connect';
import { dubaiToday } from '../../dubai-day';
import { notFound } from '../../errors';
import { recordAct } from '../../modules/audit/record-act';
import {
  lockPackage,
  startPackage,
  takeBackScheduled,
} from '../../modules/packages/subscriptions.repository';
import type { CommandContext } from '../command-context';
import { CommandError } from '../command-error';
import { openService } from '../open-database';
import { findUnitWithPackage, type UnitWithPackage } from './owned-units.repository';

type Options = { from: string; dryRun?: true; json?: true };

/** @throws notFound, CommandError, UsageError */
export async function setPackage(
  context: CommandContext,
  unitId: string,
  code: PackageCode,
  { from, dryRun, json }: Options,
): Promise<void> {
  const operator = context.namedOperator();
  const db = await openService(context);
  const today = dubaiToday(context);
  const unit = await db.transaction(async (tx) => {
    await lockPackage(tx, unitId);
    const found = await findUnitWithPackage(tx, unitId, today);
    if (!found) throw notFound();
    check(found, code, from);
    if (!dryRun) await change(tx, found, { code, from, today, operator });
    return found;
  });
  const { out } = context.terminal;
  if (json) {
    const { owners: _, present, scheduled, ...named } = unit;
    const done = { ...named, package_code: code, starts_on: from, before: present };
    return out(JSON.stringify({ ...done, taken_back: scheduled, dry_run: dryRun === true }));
  }
  out(`${dryRun ? 'Would be set' : 'Set'}: ${unit.unit} has ${code} from ${from} on.`);
  if (unit.scheduled) out(`Taken back: ${told(unit.scheduled)}.`);
}

const told = ({ package_code, starts_on }: NonNullable<UnitWithPackage['scheduled']>) =>
  `${package_code} from ${starts_on ?? 'the handover'} on`;

function check({ unit, present, scheduled }: UnitWithPackage, code: PackageCode, from: string) {
  if (!present) return;
  if (present.starts_on >= from) {
    throw new CommandError(
      `${unit} has ${told(present)}; what takes its place begins on a later day.`,
    );
  }
  if (present.package_code === code && !scheduled) {
    throw new CommandError(`${unit} has ${told(present)} already.`);
  }
}

type Change = { code: PackageCode; from: string; today: string; operator: string };

async function change(
  tx: Db,
  { unit_id: unitId, owners, present, scheduled }: UnitWithPackage,
  { code, from, today, operator }: Change,
): Promise<void> {
  if (scheduled) await takeBackScheduled(tx, unitId, today);
  if (present?.package_code !== code) await startPackage(tx, { unitId, code, from, orderId: null });
  for (const investor_id of owners) {
    await recordAct(tx, {
      actor: { type: 'operator', id: operator },
      action: 'package.set',
      entity_type: 'unit',
      entity_id: unitId,
      investor_id,
      detail: { package: code, from, taken_back: scheduled?.package_code ?? null },
    });
  }
}
