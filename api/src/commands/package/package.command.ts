import { PACKAGE_CODES } from '@manzil/shared/domain/package-start';
import type { Command } from 'commander';
import type { Run } from '../command-runner';
import { day, email, oneOf, uuid } from '../import/cells';
import { optionCell } from '../option-cells';
import { printPackages } from './print-packages';
import { setPackage } from './set-package';

export function addPackage(program: Command, run: Run): void {
  const command = program
    .command('package')
    .description('Look at the packages of units, and set them.');

  command
    .command('list')
    .description('Print the units of an investor with their packages, by building and number.')
    .requiredOption('--investor <email>', 'whose units', optionCell(email))
    .option('--json', 'one JSON document instead of a table')
    .action(run(printPackages));

  command
    .command('set')
    .description(
      'Give a unit a package from a day on. What is scheduled so far is taken back. The owners see it in the portal; no mail is sent.',
    )
    .argument('<unit>', 'id as "package list" prints it', optionCell(uuid))
    .argument('<package>', PACKAGE_CODES.join(' or '), optionCell(oneOf(PACKAGE_CODES)))
    .requiredOption('--from <day>', 'its first day', optionCell(day))
    .option('--dry-run', 'only say what would happen')
    .option('--json', 'one JSON document instead of a sentence')
    .action(run(setPackage));
}
