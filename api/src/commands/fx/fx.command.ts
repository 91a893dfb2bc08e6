import type { Command } from 'commander';
import type { Run } from '../command-runner';
import { importRates } from './import-rates';

export function addFx(program: Command, run: Run): void {
  program
    .command('fx')
    .description('Exchange rates, from which euros and francs beside dirhams are worked out.')
    .command('import')
    .description(
      "Import rates of the European Central Bank (eurofxref-hist.csv or eurofxref.csv). The dirham's follow through the dollar, to which it is pegged.",
    )
    .argument('<file>', 'CSV, as the bank publishes it')
    .option('--dry-run', 'only say what would happen')
    .option('--json', 'print one line of JSON')
    .action(run(importRates));
}
