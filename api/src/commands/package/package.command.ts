import { PACKAGE_CODES } from '@manzil/shared/domain/package-start';
import type { Command } from 'commander';
import type { Run } from '../command-runner';
import { day, email, oneOf, uuid } from '../import/cells';
import { optionCell } from '../option-cells';
import { printPackages } from './print-packages';
import { setPackage } from './set-package';

const CHOICES = [...PACKAGE_CODES, 'none'] as const;

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
      'Give a unit a package from a day on, or none. What is scheduled so far is taken back; with "none" only what would begin on that day or later, and a package of today that began no earlier never counts. The owners see it in the portal; who ordered what is taken back before it began is told by mail.',
    )
    .argument('<unit>', 'id as "package list" prints it', optionCell(uuid))
    .argument('<package>', CHOICES.join(', '), optionCell(oneOf(CHOICES)))
    .requiredOption(
      '--from <day>',
      'its first day, with "none" the first without one',
      optionCell(day),
    )
    .option('--dry-run', 'only say what would happen')
    .option('--json', 'one JSON document instead of a sentence')
    .action(run(setPackage));
}
