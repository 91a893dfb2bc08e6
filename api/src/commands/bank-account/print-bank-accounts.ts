import type { CommandContext } from '../command-context';
import { openService } from '../open-database';
import { tableLines } from '../table-lines';
import { type AccountState, listAccounts } from './bank-accounts.repository';

const HEAD = ['id', 'investor', 'name', 'holder', 'IBAN', 'currency', 'usable from'];

export async function printBankAccounts(
  context: CommandContext,
  { status }: { status: AccountState },
): Promise<void> {
  const db = await openService(context);
  const rows = (await listAccounts(db, status)).map((one) => [
    one.id,
    one.email,
    one.named,
    one.holder_name,
    `${one.iban_country} … ${one.iban_last4}`,
    one.currency,
    one.usable_from.toISOString(),
  ]);
  for (const line of tableLines([HEAD, ...rows])) context.terminal.out(line);
}
