import type { Command } from 'commander';
import { declarations } from '../../modules/declarations/declarations.table';
import type { Run } from '../command-runner';
import { email, integer, oneOf, uuid } from '../import/cells';
import { optionCell } from '../option-cells';
import { printDeclaration, printDeclarations } from './print-declarations';
import { removeDeclarations } from './remove-declarations';

const KINDS = declarations.kind.enumValues;

export function addDeclaration(program: Command, run: Run): void {
  const declaration = program
    .command('declaration')
    .description(
      'Read the cancellations and withdrawals that came in through the public forms, and remove old ones.',
    );

  declaration
    .command('list')
    .description('Print what came in, the newest first.')
    .option('--kind <kind>', `only these: ${KINDS.join(', ')}`, optionCell(oneOf(KINDS)))
    .option('--email <address>', 'only those that name this address', optionCell(email))
    .option('--limit <number>', 'no more than these', optionCell(integer(1, 10_000)), 100)
    .action(run(printDeclarations));

  declaration
    .command('show')
    .description('Print one, with all that was declared.')
    .argument('<id>', 'as "declaration list" prints it', optionCell(uuid))
    .action(run(printDeclaration));

  declaration
    .command('remove')
    .description(
      'Remove what was received up to the end of a year, once the six years after it are over.',
    )
    .requiredOption('--until <year>', 'the last year that goes', optionCell(integer(2000, 2200)))
    .option('--dry-run', 'only count')
    .action(run(removeDeclarations));
}
