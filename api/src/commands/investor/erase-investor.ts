import { recordAuditEvent } from '../../platform/audit/record-audit-event';
import { dubaiDay } from '../../platform/dubai-day';
import { discardFile } from '../../platform/files/discard-file';
import { openFiles } from '../../platform/files/open-files';
import type { CommandContext } from '../command-context';
import { CommandError } from '../command-error';
import { openService } from '../open-database';
import { quoted } from '../quoted';
import { closeInvestor } from './close-investor.repository';
import { erasePerson } from './erasure.repository';
import { findObstacles, type Obstacles } from './erasure-obstacles.repository';
import { findByEmailOrNumber } from './investors.repository';
import { retainedUntil } from './retention';

/** Art. 17 GDPR: what no law wants kept goes at once, the rest when its time is over, by the same command. */
export async function eraseInvestor(
  context: CommandContext,
  who: string,
  { yes }: { yes?: true },
): Promise<void> {
  const { config, operator, terminal, now } = context;
  const db = await openService(context);
  const { files } = await openFiles(config);
  const today = dubaiDay(now());
  const done = await db.transaction(async (tx) => {
    const investor = await findByEmailOrNumber(tx, who);
    if (!investor) throw new CommandError(`There is no investor ${quoted(who)}.`);
    const obstacles = await findObstacles(tx, investor.id, today);
    refuse(who, obstacles);
    const books = obstacles.last_entry && retainedUntil(obstacles.last_entry);
    const until = books && books >= today ? books : null;
    const hasBooks = books !== null;
    if (!yes) return { until, hasBooks, investor, erased: null };
    const erased = await erasePerson(tx, investor.id, investor.email, until !== null);
    await closeInvestor(tx, investor, until);
    await recordAuditEvent(tx, {
      actor: { type: 'operator', id: operator },
      action: 'investor.erased',
      entity_type: 'investor',
      entity_id: investor.id,
      investor_id: investor.id,
      detail: { documents: erased.documents, retained_until: until },
    });
    return { until, hasBooks, investor, erased };
  });
  const { investor, erased } = done;
  const kept = keptWords(done);
  if (!erased) {
    terminal.out(`Would erase ${investor.investor_no}, ${who}: ${kept}`);
    terminal.out('Nothing was changed. Say --yes to do it; it cannot be undone.');
    return;
  }
  const warn = (_: unknown, message?: string) => terminal.note(message ?? '');
  for (const key of erased.files) await discardFile(files, key, { warn });
  const { documents, addresses } = erased;
  terminal.out(`Erased ${investor.investor_no}: documents ${documents}, addresses ${addresses}.`);
  terminal.out(`From now on ${kept}`);
}

function keptWords({ until, hasBooks }: { until: string | null; hasBooks: boolean }): string {
  if (until) {
    return `name, latest address, accounts that were paid to and papers of the books are kept until ${until}; run this again after it.`;
  }
  return hasBooks
    ? 'only amounts and statements are kept, under the number.'
    : 'nothing but the number is kept.';
}

function refuse(who: string, { units, open_payouts, balances }: Obstacles): void {
  const reasons = [
    ...(units > 0 ? [`units owned: ${units}`] : []),
    ...(open_payouts > 0 ? [`payouts under way: ${open_payouts}`] : []),
    ...(balances.length > 0 ? [`balance: ${balances.join(', ')}`] : []),
  ];
  if (reasons.length > 0)
    throw new CommandError(`${who} cannot be erased yet: ${reasons.join('; ')}.`);
}
