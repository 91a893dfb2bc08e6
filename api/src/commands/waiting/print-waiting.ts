import type { CommandContext } from '../command-context';
import { openService } from '../open-database';
import { tableLines } from '../table-lines';
import { decidedBy } from './decided-by';
import { listWaiting } from './waiting.repository';

const HEAD = ['since', 'kind', 'investor', 'about', 'decided by'];

type Options = { limit: number; json?: true };

export async function printWaiting(
  context: CommandContext,
  { limit, json }: Options,
): Promise<void> {
  const db = await openService(context);
  const waiting = await listWaiting(db, limit);
  const { out, note } = context.terminal;
  if (json) {
    const told = waiting.map((one) => ({ ...one, decided_by: decidedBy(one) }));
    return out(JSON.stringify(told, null, 2));
  }
  if (waiting.length === 0) return note('Nothing waits.');
  const rows = waiting.map((one) => [
    one.since.slice(0, 16).replace('T', ' '),
    one.kind,
    one.investor,
    one.about,
    decidedBy(one),
  ]);
  for (const line of tableLines([HEAD, ...rows])) out(line);
  if (waiting.length === limit) note(`The first ${limit}. More: --limit.`);
}
