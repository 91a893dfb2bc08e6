import type { CommandContext } from '../command-context';
import { CommandError } from '../command-error';
import { findByEmailOrNumber } from '../investor/investors.repository';
import { openService } from '../open-database';
import { quoted } from '../quoted';
import { tableLines } from '../table-lines';
import { type AuditEntry, listAudit } from './audit.repository';

type Options = { from?: string | null; to?: string | null; limit: number; json?: true };

const HEAD = ['entry', 'at', 'by', 'what', 'of', 'detail'];

export async function printAudit(
  context: CommandContext,
  who: string,
  { from = null, to = null, limit, json }: Options,
): Promise<void> {
  const { terminal } = context;
  const db = await openService(context);
  const investor = await findByEmailOrNumber(db, who);
  if (!investor) throw new CommandError(`There is no investor ${quoted(who)}.`);
  const found = await listAudit(db, investor.id, { from, to, limit: limit + 1 });
  const shown = found.slice(0, limit);
  if (json) return terminal.out(JSON.stringify(shown));
  for (const line of tableLines([HEAD, ...shown.map(cells)])) terminal.out(line);
  if (found.length > limit) terminal.note(`The newest ${limit}. More: --limit, --to.`);
}

const cells = ({
  id,
  at,
  actor_type,
  actor_id,
  action,
  entity_type,
  entity_id,
  detail,
}: AuditEntry) => [
  String(id),
  at,
  // The investor is named by the command already.
  actor_type === 'operator' ? `operator ${actor_id}` : actor_type,
  action,
  [entity_type, entity_id].filter(Boolean).join(' '),
  detail ? JSON.stringify(detail) : '',
];
