import type { Command } from 'commander';
import type { Run } from '../command-runner';
import { day, integer } from '../import/cells';
import { optionCell } from '../option-cells';
import { printAudit } from './print-audit';

export function addAudit(program: Command, run: Run): void {
  program
    .command('audit')
    .description('Who did what to an account.')
    .command('list')
    .description('Print the entries of the audit log about an investor, the newest first.')
    .argument('<investor>', 'e-mail or number')
    .option('--from <day>', 'in Dubai, the first that counts', optionCell(day))
    .option('--to <day>', 'the last', optionCell(day))
    .option('--limit <number>', 'no more than these', optionCell(integer(1, 10_000)), 100)
    .option('--json', 'print one line of JSON')
    .action(run(printAudit));
}
