import type { Command } from 'commander';
import type { Run } from '../command-runner';
import { integer } from '../import/cells';
import { optionCell } from '../option-cells';
import { printWaiting } from './print-waiting';

export function addWaiting(program: Command, run: Run): void {
  program
    .command('waiting')
    .description(
      'Print everything that waits for the office, the longest waiting first, with the command that decides it.',
    )
    .option('--limit <number>', 'no more than these', optionCell(integer(1, 10_000)), 100)
    .option('--json', 'one JSON document instead of a table')
    .action(run(printWaiting));
}
