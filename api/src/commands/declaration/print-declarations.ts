import { formatReceived } from '@manzil/shared/format/received';
import {
  type Declaration,
  findDeclaration,
} from '../../modules/declarations/declarations.repository';
import type { CommandContext } from '../command-context';
import { CommandError } from '../command-error';
import { openService } from '../open-database';
import { tableLines } from '../table-lines';
import { listDeclarations } from './declarations.repository';

const HEAD = ['id', 'received', 'declares', 'to end', 'e-mail', 'name', 'contract'];

export async function printDeclarations(
  context: CommandContext,
  { kind }: { kind?: Declaration['kind'] },
): Promise<void> {
  const db = await openService(context);
  const rows = (await listDeclarations(db, kind ?? null)).map((one) => [
    one.id,
    one.received_at.toISOString(),
    declares(one),
    toEnd(one),
    one.email,
    one.name,
    one.contract,
  ]);
  for (const line of tableLines([HEAD, ...rows])) context.terminal.out(line);
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
  ];
  for (const [label = '', value = ''] of rows)
    if (value) context.terminal.out(`${label.padEnd(10)}${value}`);
}

const declares = ({ kind, notice }: Declaration) => (notice ? `${notice} ${kind}` : kind);

const toEnd = ({ kind, ends_on }: Declaration) =>
  kind === 'cancellation' ? (ends_on ?? 'as early as possible') : '';
