import type { CommandContext } from '../command-context';
import { CommandError } from '../command-error';
import { openService } from '../open-database';
import { tableLines } from '../table-lines';
import { findJob, type ListedJob, listJobs } from './jobs.repository';

const HEAD = ['id', 'job', 'state', 'due', 'tries', 'reason'];
const BEGINNING = 60;

export async function printJobs(
  context: CommandContext,
  { state, limit }: { state?: ListedJob['state']; limit: number },
): Promise<void> {
  const { terminal } = context;
  const found = await listJobs(await openService(context), state ?? null, limit);
  for (const line of tableLines([HEAD, ...found.map(cells)])) terminal.out(line);
  if (found.length === limit) terminal.note(`The newest ${limit}. More: --limit.`);
}

const cells = ({ id, name, state, due, tries, reason }: ListedJob) => [
  id,
  name,
  state,
  due,
  String(tries),
  (reason ?? '').slice(0, BEGINNING),
];

export async function printJob(context: CommandContext, id: string): Promise<void> {
  const job = await findJob(await openService(context), id);
  if (!job) throw new CommandError(`There is no job ${id}.`);
  const rows = [
    ['job', job.name],
    ['state', job.state],
    ['due', job.due],
    ['begun', job.begun],
    ['ended', job.ended],
    ['tries', `${job.tries} of ${job.tries_at_most}`],
    ['code', job.code],
    ['reason', job.reason],
  ];
  for (const [label = '', value] of rows) {
    if (value) context.terminal.out(`${label?.padEnd(8)}${value}`);
  }
}
