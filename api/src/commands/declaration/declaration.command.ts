import type { Command } from 'commander';
import { declarations } from '../../modules/declarations/declarations.table';
import type { Run } from '../command-runner';
import { oneOf, uuid } from '../import/cells';
import { optionCell } from '../option-cells';
import { printDeclaration, printDeclarations } from './print-declarations';

const KINDS = declarations.kind.enumValues;

export function addDeclaration(program: Command, run: Run): void {
  const declaration = program
    .command('declaration')
    .description('Read the cancellations and withdrawals that came in through the public forms.');

  declaration
    .command('list')
    .description('Print what came in, the newest first.')
    .option('--kind <kind>', `only these: ${KINDS.join(', ')}`, optionCell(oneOf(KINDS)))
    .action(run(printDeclarations));

  declaration
    .command('show')
    .description('Print one, with all that was declared.')
    .argument('<id>', 'as "declaration list" prints it', optionCell(uuid))
    .action(run(printDeclaration));
}
