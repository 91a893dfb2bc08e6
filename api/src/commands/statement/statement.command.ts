import type { Command } from 'commander';
import type { Run } from '../command-runner';
import { email, month, oneOf } from '../import/cells';
import { optionCell } from '../option-cells';
import { publish } from './publish';
import { reopen } from './reopen';

export function addStatement(program: Command, run: Run): void {
  const statement = program
    .command('statement')
    .description('Publish the monthly statements of investors.');

  statement
    .command('publish')
    .description(
      'Publish the statements of a month, with their PDFs, for all who have bookings; the investors are told by mail. ' +
        'Who has a statement of the month already is passed over.',
    )
    .argument('<period>', 'month, such as 2026-10', optionCell(month))
    .option('--investor <email>', 'only this one', optionCell(email))
    .action(run(publish));

  statement
    .command('reopen')
    .description(
      'Let the month of the latest statement be booked again. Published once more, the new statement supersedes it.',
    )
    .argument('<period>', 'month, such as 2026-10', optionCell(month))
    .requiredOption('--investor <email>', 'whose', optionCell(email))
    .option('--currency <currency>', 'AED or EUR', optionCell(oneOf(['AED', 'EUR'])), 'AED')
    .action(run(reopen));
}
