import { join } from 'node:path';
import type { Command } from 'commander';
import { migrate } from '../platform/postgres/migrate';
import { seedContent } from '../seed/seed-content';
import type { Run } from './command-runner';
import { findDatabase, openOwner } from './open-database';

export function addMigrate(program: Command, run: Run): void {
  program
    .command('migrate')
    .description(
      'Bring the database to the schema and the contents of this build. The API does the same when it starts, unless MIGRATE_AT_START=0.',
    )
    .action(
      run(async (context) => {
        const { owner } = await findDatabase(context);
        const { ran, ahead } = await migrate(owner, join(context.apiRoot, 'migrations'));
        if (ahead) {
          context.terminal.out('The database is ahead of this build and stays as it is.');
          return;
        }
        await seedContent(await openOwner(context), join(context.apiRoot, 'content'));
        for (const name of ran) context.terminal.out(name);
        context.terminal.out(
          ran.length > 0 ? `${ran.length} migrations ran.` : 'The database is up to date.',
        );
      }),
    );
}
