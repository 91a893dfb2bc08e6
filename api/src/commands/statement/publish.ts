import { daysOfMonth } from '../../modules/bookings/month';
import { publishStatement } from '../../modules/statements/publish-statement.usecase';
import { openFiles } from '../../platform/files/open-files';
import { AppError } from '../../platform/http/errors';
import type { CommandContext } from '../command-context';
import { CommandError } from '../command-error';
import { openService } from '../open-database';
import { findBooks, findReopened } from './books.repository';
import { publishNext } from './publish-next';

/** One after the other: what fails for one investor keeps no other from the statement. */
export async function publish(
  context: CommandContext,
  period: string,
  { investor = null }: { investor?: string | null },
): Promise<void> {
  const { config, now, operator, terminal } = context;
  const db = await openService(context);
  const files = await openFiles(config);
  const { to } = daysOfMonth(period);
  const found = await findBooks(db, to, investor);
  if (found.length === 0) throw new CommandError(`There are no bookings up to ${to}.`);
  const open = found.filter(({ closed_through }) => closed_through === null || closed_through < to);
  const bar = terminal.progress('Publishing', open.length);
  let published = 0;
  for (const { investorId, currency, email } of open) {
    try {
      const actor = { type: 'operator', id: operator } as const;
      const publisher = { db, ...files, now };
      const { no } = await publishStatement(publisher, { investorId, currency, period, actor });
      published += 1;
      terminal.out(`${no}  ${email}  ${currency}`);
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      terminal.note(`${email} (${currency}): ${error.text('en')}`);
    }
    bar.advance(1);
  }
  bar.end(`${published} statements of ${period}`);
  const before = found.length - open.length;
  if (before > 0) terminal.out(`${before} had a statement of ${period} already.`);
  for (const { email, currency, periods } of await findReopened(db, investor))
    terminal.out(`${email} (${currency}): ${publishNext(periods)}`);
  const failed = open.length - published;
  if (failed > 0) throw new CommandError(`${failed} statements were not published.`);
}
