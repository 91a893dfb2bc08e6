import type { CommandContext } from '../command-context';
import { openService } from '../open-database';
import { tableLines } from '../table-lines';
import { listEscrow } from './escrow.repository';

const HEAD = ['project', 'bank', 'ends in', 'holder', 'state', 'entered by', 'on'];

export async function printEscrow(
  context: CommandContext,
  { json }: { json?: true },
): Promise<void> {
  const db = await openService(context);
  const listed = await listEscrow(db);
  if (json) return context.terminal.out(JSON.stringify(listed));
  const rows = listed.map((one) => [
    one.name,
    one.bank_name ?? '',
    one.iban_last4 ?? '',
    one.holder_name ?? '',
    one.state,
    one.entered_by ?? '',
    one.entered_on ?? '',
  ]);
  for (const line of tableLines([HEAD, ...rows])) context.terminal.out(line);
}
