import { formatReceived } from '@manzil/shared/format/received';
import {
  type Declaration,
  findDeclaration,
} from '../../modules/declarations/declarations.repository';
import type { CommandContext } from '../command-context';
import { CommandError } from '../command-error';
import { openService } from '../open-database';
import { tableLines } from '../table-lines';
import { countDeclarations, listDeclarations } from './declarations.repository';

const HEAD = ['id', 'received', 'declares', 'to end', 'e-mail', 'name', 'contract'];

type ListOptions = { kind?: Declaration['kind'] | null; email?: string | null; limit: number };

export async function printDeclarations(
  context: CommandContext,
  { kind = null, email = null, limit }: ListOptions,
): Promise<void> {
  const db = await openService(context);
  const sought = { kind, email };
  const found = await listDeclarations(db, sought, limit);
  const rows = found.map((one) => [
    one.id,
    one.received_at.toISOString(),
    declares(one),
    toEnd(one),
    one.email,
    one.name,
    one.contract,
  ]);
  for (const line of tableLines([HEAD, ...rows])) context.terminal.out(line);
  if (found.length < limit) return;
  const all = await countDeclarations(db, sought);
  if (all > limit) context.terminal.note(`The newest ${limit} of ${all}. More: --limit.`);
}

export async function printDeclaration(context: CommandContext, id: string): Promise<void> {
  const db = await openService(context);
  const found = await findDeclaration(db, id);
  if (!found) throw new CommandError(`There is no declaration ${id}.`);
  const rows = [
    ['received', formatReceived(found.received_at, 'en')],
    ['declares', declares(found)],
    ['reason', found.reason ?? ''],
    ['to end', toEnd(found)],
    ['contract', found.contract],
    ['name', found.name],
    ['e-mail', found.email],
    ['language', found.language],
    ['receipt', found.receipt_mailed ? 'on the page and by mail' : 'on the page only'],
  ];
  for (const [label = '', value = ''] of rows)
    if (value) context.terminal.out(`${label.padEnd(10)}${value}`);
}

const declares = ({ kind, notice }: Declaration) => (notice ? `${notice} ${kind}` : kind);

const toEnd = ({ kind, ends_on }: Declaration) =>
  kind === 'cancellation' ? (ends_on ?? 'as early as possible') : '';
