import { join } from 'node:path';
import type { Command } from 'commander';
import { dubaiDay } from '../platform/dubai-day';
import { openFiles } from '../platform/files/open-files';
import { openFields } from '../platform/secrets/field-keys';
import { seedContent } from '../seed/seed-content';
import { DEMO_PASSWORD, seedDemo } from '../seed/seed-demo';
import { CommandError } from './command-error';
import type { Run } from './command-runner';
import { openOwner } from './open-database';

export function addSeedDemo(program: Command, run: Run): void {
  program
    .command('seed-demo')
    .description(
      'Create the seven demo investors with their portfolios. Their password is public: refused where there is an investor.',
    )
    .action(
      run(async (context) => {
        const db = await openOwner(context);
        await seedContent(db, join(context.apiRoot, 'content'));
        const files = await openFiles(context.config);
        const fields = await openFields(context.config, db);
        if (!(await seedDemo(db, dubaiDay(context.now()), { ...files, fields }))) {
          throw new CommandError(
            'There are investors already: demo accounts are not put beside them.',
          );
        }
        context.terminal.out(`Seven demo investors were created, password ${DEMO_PASSWORD}.`);
      }),
    );
}
