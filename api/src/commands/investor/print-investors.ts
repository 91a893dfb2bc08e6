import type { CommandContext } from '../command-context';
import { openService } from '../open-database';
import { tableLines } from '../table-lines';
import { type InvestorStatus, listInvestors } from './investors.repository';

const HEAD = ['number', 'e-mail', 'name', 'status', 'step'];

export async function printInvestors(
  context: CommandContext,
  { status, askedForErasure = false }: { status?: InvestorStatus; askedForErasure?: boolean },
): Promise<void> {
  const db = await openService(context);
  const investors = await listInvestors(db, { status, askedForErasure });
  const rows = investors.map((one) => [
    one.investor_no,
    one.email,
    one.named,
    one.status,
    String(one.onboarding_step),
  ]);
  for (const line of tableLines([HEAD, ...rows])) context.terminal.out(line);
}
