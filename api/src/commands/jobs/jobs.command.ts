import { type Command, Option } from 'commander';
import type { Run } from '../command-runner';
import { integer, uuid } from '../import/cells';
import { optionCell } from '../option-cells';
import { cancelJob, retryJob } from './decide-job';
import { JOB_STATES } from './jobs.repository';
import { printJob, printJobs } from './print-jobs';

const ID = 'as "jobs list" prints it';

export function addJobs(program: Command, run: Run): void {
  const jobs = program
    .command('jobs')
    .description('See what the API does by itself, and try again what it has given up.');

  jobs
    .command('list')
    .description('Print jobs that wait, run or were given up, the newest first.')
    .addOption(new Option('--state <state>', 'only those').choices(JOB_STATES))
    .option('--limit <number>', 'no more than these', optionCell(integer(1, 10_000)), 100)
    .action(run(printJobs));

  jobs
    .command('show')
    .description('Print one, with the reason of its last failure.')
    .argument('<id>', ID, optionCell(uuid))
    .action(run(printJob));

  jobs
    .command('retry')
    .description('Have one that was given up tried again at once.')
    .argument('<id>', ID, optionCell(uuid))
    .action(run(retryJob));

  jobs
    .command('cancel')
    .description('Put one that waits, or was given up, aside.')
    .argument('<id>', ID, optionCell(uuid))
    .action(run(cancelJob));
}
