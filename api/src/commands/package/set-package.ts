import type { PackageFilter } from '@manzil/shared/contract/packages/packages';
import { lockPackage, type TakenBack } from '../../modules/packages/subscriptions.repository';
import { recordAuditEvent } from '../../platform/audit/record-audit-event';
import { dubaiToday } from '../../platform/dubai-day';
import { notFound } from '../../platform/http/errors';
import type { Db } from '../../platform/postgres/connect';
import type { CommandContext } from '../command-context';
import { CommandError } from '../command-error';
import { inTransaction } from '../in-transaction';
import { openService } from '../open-database';
import { changePackage } from './change-package';
import { findUnitWithPackage, latestPackage, type UnitWithPackage } from './owned-units.repository';

type Options = { from: string; dryRun?: boolean; json?: true };

/** @throws notFound, CommandError, UsageError */
export async function setPackage(
  context: CommandContext,
  unitId: string,
  code: PackageFilter,
  { from, dryRun = false, json }: Options,
): Promise<void> {
  const operator = context.namedOperator();
  const db = await openService(context);
  const today = dubaiToday(context);
  const { before, taken, after } = await inTransaction(db, dryRun, async (tx) => {
    await lockPackage(tx, unitId);
    const before = await findUnitWithPackage(tx, unitId, today);
    if (!before) throw notFound();
    await check(tx, before, { code, from, today });
    const taken = await changePackage(tx, before, { code, from, today, operator });
    await record(tx, before, { code, from, taken, operator });
    const after = await findUnitWithPackage(tx, unitId, today);
    return { before, taken, after: after ?? before };
  });
  const { unit_id, unit } = before;
  const goesOn = code !== 'none' && before.present?.package_code === code;
  const starts_on = goesOn ? before.present?.starts_on : from;
  const { out } = context.terminal;
  if (json) {
    const done = { unit_id, unit, package_code: code, starts_on, before: before.present };
    const { present, scheduled } = after;
    return out(JSON.stringify({ ...done, taken_back: taken, present, scheduled, dry_run: dryRun }));
  }
  const has = code === 'none' ? 'no package' : code;
  out(`${dryRun ? 'Would be set' : 'Set'}: ${unit} has ${has} from ${starts_on} on.`);
  for (const one of taken) out(`Taken back: ${told(one)}.`);
}

const told = ({ package_code, starts_on }: Omit<TakenBack, 'order_id'>) =>
  `${package_code} from ${starts_on ?? 'the handover'} on`;

type Wanted = { code: PackageFilter; from: string; today: string };

async function check(tx: Db, found: UnitWithPackage, { code, from, today }: Wanted) {
  const { unit_id, unit, present, scheduled } = found;
  if (code === 'none') {
    const last = scheduled ?? present;
    if (!last) throw new CommandError(`${unit} has no package.`);
    if (last.ends_on !== null && last.ends_on < from) {
      throw new CommandError(`${unit} has no package after ${last.ends_on} already.`);
    }
    return;
  }
  if (present?.package_code === code) {
    if (scheduled || present.ends_on) return;
    throw new CommandError(`${unit} has ${told(present)} already.`);
  }
  const latest = await latestPackage(tx, unit_id, today);
  if (latest && latest.starts_on >= from) {
    throw new CommandError(
      `${unit} has ${told(latest)}; what takes its place begins on a later day.`,
    );
  }
}

type Done = { code: PackageFilter; from: string; taken: TakenBack[]; operator: string };

async function record(
  tx: Db,
  { unit_id, owners }: UnitWithPackage,
  { code, from, taken, operator }: Done,
): Promise<void> {
  // A unit that nobody has bought yet is on record as itself.
  const concerned = owners.length > 0 ? owners.map((investor_id) => ({ investor_id })) : [{}];
  for (const whom of concerned) {
    await recordAuditEvent(tx, {
      actor: { type: 'operator', id: operator },
      action: 'package.set',
      entity_type: 'unit',
      entity_id: unit_id,
      ...whom,
      detail: { package: code, from, taken_back: taken.map(({ package_code }) => package_code) },
    });
  }
}
