import type { Books } from '../../modules/statements/closings.repository';
import { reopenMonth } from '../../modules/statements/reopen-month.usecase';
import type { CommandContext } from '../command-context';
import { knownInvestor } from '../investor/known-investor';
import { openService } from '../open-database';
import { findReopened } from './books.repository';
import { publishNext } from './publish-next';

type Options = { investor: string; currency: Books['currency'] };

export async function reopen(
  context: CommandContext,
  period: string,
  { investor, currency }: Options,
): Promise<void> {
  const { operator, terminal } = context;
  const db = await openService(context);
  const { id } = await db.transaction((tx) => knownInvestor(tx, investor));
  const actor = { type: 'operator', id: operator } as const;
  await reopenMonth(db, { investorId: id, currency, period, actor });
  terminal.out(`${period} of ${investor} can be booked again, and published once more.`);
  const reopened = await findReopened(db, investor);
  const months = reopened.find((books) => books.currency === currency)?.periods ?? [];
  if (months.length > 1) terminal.out(`More than one month is open again: ${publishNext(months)}`);
}
