import type { Command } from 'commander';
import type { Run } from '../command-runner';
import { text } from '../import/cells';
import { optionCell } from '../option-cells';
import { printEscrow } from './print-escrow';
import { setEscrow } from './set-escrow';

const JSON_LINE = 'print one line of JSON';

export function addEscrow(program: Command, run: Run): void {
  const escrow = program
    .command('escrow')
    .description('Look at the accounts that instalments are paid to, and enter them.');

  escrow
    .command('list')
    .description(
      'Print the projects whose escrow account is known, and whether both sources agree.',
    )
    .option('--json', JSON_LINE)
    .action(run(printEscrow));

  escrow
    .command('set')
    .description(
      'Enter the whole account of a project. Bank and last four digits are in properties.csv already: both have to agree.',
    )
    .argument('<project>', 'as investors read it, or its id in properties.csv')
    .requiredOption('--holder <name>', 'as the bank has it', optionCell(text(140)))
    .requiredOption('--iban <iban>', 'with or without blanks')
    .option('--dry-run', 'only say what would happen')
    .option('--json', JSON_LINE)
    .action(run(setEscrow));
}
