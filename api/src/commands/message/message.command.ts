import type { Command } from 'commander';
import type { Run } from '../command-runner';
import { email, integer, uuid } from '../import/cells';
import { optionCell } from '../option-cells';
import { printMessage, printMessages } from './print-messages';
import { remove } from './remove-message';

const ID = 'as "message list" prints it';

export function addMessage(program: Command, run: Run): void {
  const message = program
    .command('message')
    .description('Read the messages that came in through the contact form, and remove them.');

  message
    .command('list')
    .description('Print what came in, the newest first.')
    .option('--email <address>', 'only those that name this address', optionCell(email))
    .option('--limit <number>', 'no more than these', optionCell(integer(1, 10_000)), 100)
    .action(run(printMessages));

  message
    .command('show')
    .description('Print one, with all that was written.')
    .argument('<id>', ID, optionCell(uuid))
    .action(run(printMessage));

  message
    .command('remove')
    .description(
      'Remove one, where its sender asks for it. After a year all of them go by themselves.',
    )
    .argument('<id>', ID, optionCell(uuid))
    .action(run(remove));
}
