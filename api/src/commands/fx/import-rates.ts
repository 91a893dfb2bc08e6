import { recordAuditEvent } from '../../platform/audit/record-audit-event';
import { dubaiDay } from '../../platform/dubai-day';
import type { CommandContext } from '../command-context';
import { CommandError } from '../command-error';
import { inTransaction } from '../in-transaction';
import { openService } from '../open-database';
import { readEuroRates } from './euro-rates';
import { findOtherRates, insertRates } from './rates.repository';

type Options = { dryRun?: boolean; json?: true };

/** Rates are append-only: one that differs from what is stored is named, and changes nothing. */
export async function importRates(
  context: CommandContext,
  file: string,
  { dryRun = false, json }: Options,
): Promise<void> {
  const { now, operator, terminal } = context;
  const rates = await readEuroRates(file);
  const today = dubaiDay(now());
  const future = rates.find(({ as_of }) => as_of > today);
  if (future) throw new CommandError(`${future.as_of} has not come yet.`);
  const db = await openService(context);
  const { others, added } = await inTransaction(db, dryRun, async (tx) => {
    const others = await findOtherRates(tx, rates);
    const added = await insertRates(tx, rates);
    const [from = null, to = null] = [added[0], added.at(-1)];
    if (added.length > 0)
      await recordAuditEvent(tx, {
        actor: { type: 'operator', id: operator },
        action: 'fx_rates.imported',
        entity_type: 'fx_rates',
        entity_id: null,
        detail: { from, to, days: added.length },
      });
    return { others, added };
  });
  const known = new Set(rates.map(({ as_of }) => as_of)).size - added.length;
  if (json) terminal.out(JSON.stringify({ dry_run: dryRun, days: added.length, known, others }));
  else {
    for (const { as_of, quote, stored, given } of others)
      terminal.note(`${as_of}: a dirham is stored as ${stored} ${quote}, the file says ${given}.`);
    const span = added.length > 0 ? `, ${added[0]} to ${added.at(-1)}` : '';
    terminal.out(
      `${dryRun ? 'Would import' : 'Imported'} rates of ${added.length} days${span}; ${known} were known.`,
    );
  }
  if (others.length > 0)
    throw new CommandError(`${others.length} rates differ from those that are stored, which stay.`);
}
