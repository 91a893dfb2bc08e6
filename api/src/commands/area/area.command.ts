import { z } from '@manzil/shared/contract/schema';
import type { Command } from 'commander';
import { AREAS } from '../../modules/areas/areas';
import type { Run } from '../command-runner';
import { text } from '../import/cells';
import { optionCell } from '../option-cells';
import { close, open } from './change-area';
import { printAreas } from './print-areas';

const REASON_LENGTH = 200;
const path = optionCell(
  z
    .string()
    .check(
      z.maxLength(80, { error: 'is longer than 80 characters' }),
      z.regex(/^(\/[a-z0-9-]+)+$/, { error: 'is no path such as /financials' }),
    ),
);
const area = optionCell(
  z.enum(AREAS, { error: `is none of the areas that can be closed: ${AREAS.join(', ')}` }),
);

export function addArea(program: Command, run: Run): void {
  const areas = program
    .command('area')
    .description('Switch areas of the portal off for investors, and on again.');

  areas
    .command('list')
    .description('Print the areas that are switched off.')
    .option('--json', 'for scripts')
    .action(run(printAreas));

  areas
    .command('close')
    .description('Switch one off: its entry is dimmed, its pages say why.')
    .argument('<path>', 'as its address begins: /financials', area)
    .requiredOption('--reason-de <sentence>', 'for German users', optionCell(text(REASON_LENGTH)))
    .requiredOption('--reason-en <sentence>', 'for English ones', optionCell(text(REASON_LENGTH)))
    .option('--hide', 'without an entry in the navigation')
    .action(run(close));

  areas
    .command('open')
    .description('Switch one on again.')
    .argument('<path>', 'as "area list" prints it', path)
    .action(run(open));
}
