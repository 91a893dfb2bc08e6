import type { Command } from 'commander';
import type { Run } from '../command-runner';
import { integer, uuid } from '../import/cells';
import { optionCell } from '../option-cells';
import { acknowledgeWaiting } from './acknowledge-waiting';
import { printWaiting } from './print-waiting';

export function addWaiting(program: Command, run: Run): void {
  const waiting = program
    .command('waiting')
    .description(
      'Print everything that waits for the office, the longest waiting first, with the command that decides it.',
    )
    .option('--limit <number>', 'no more than these', optionCell(integer(1, 10_000)), 100)
    .option('--json', 'one JSON document instead of a table')
    .action(run(printWaiting));

  waiting
    .command('acknowledge')
    .description(
      'Take an order, a withdrawal, a cancellation or a politically exposed investor off the list, once all that follows from it is done. On record.',
    )
    .argument('<id>', 'as "waiting" prints it', optionCell(uuid))
    .action(run(acknowledgeWaiting));
}
