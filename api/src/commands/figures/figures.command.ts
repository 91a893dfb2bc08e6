import type { Command } from 'commander';
import type { Run } from '../command-runner';
import { rebuildFigures } from './rebuild-figures';

export function addFigures(program: Command, run: Run): void {
  program
    .command('figures')
    .description(
      'What lists and the dashboard show of units and money is kept beside the rows it follows from.',
    )
    .command('rebuild')
    .description('Make all of it anew, while the portal serves: after "verify" found it wrong.')
    .action(run(rebuildFigures));
}
