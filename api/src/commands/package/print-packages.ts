import { dubaiToday } from '../../platform/dubai-day';
import type { CommandContext } from '../command-context';
import { CommandError } from '../command-error';
import { findByEmail } from '../investor/investors.repository';
import { openService } from '../open-database';
import { quoted } from '../quoted';
import { tableLines } from '../table-lines';
import { unitsOf } from './owned-units.repository';

const HEAD = ['id', 'unit', 'package', 'since', 'until', 'scheduled', 'from'];

export async function printPackages(
  context: CommandContext,
  { investor: email, json }: { investor: string; json?: true },
): Promise<void> {
  const db = await openService(context);
  const today = dubaiToday(context);
  const investor = await findByEmail(db, email);
  if (!investor) throw new CommandError(`There is no investor with the e-mail ${quoted(email)}.`);
  const units = await unitsOf(db, investor.id, today);
  const { out } = context.terminal;
  if (json) {
    const told = units.map(({ owners: _, ...unit }) => unit);
    return out(JSON.stringify(told, null, 2));
  }
  const rows = units.map(({ unit_id, unit, present, scheduled }) => [
    unit_id,
    unit,
    present?.package_code ?? '',
    present?.starts_on ?? '',
    present?.ends_on ?? '',
    scheduled?.package_code ?? '',
    scheduled ? (scheduled.starts_on ?? 'handover') : '',
  ]);
  for (const line of tableLines([HEAD, ...rows])) out(line);
}
