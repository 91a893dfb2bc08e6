import { recordAuditEvent } from '../../platform/audit/record-audit-event';
import type { Db } from '../../platform/postgres/connect';
import type { CommandContext } from '../command-context';
import { CommandError } from '../command-error';
import { openService } from '../open-database';
import { cancel, findJob, retry } from './jobs.repository';

export async function retryJob(context: CommandContext, id: string): Promise<void> {
  await decide(context, id, { action: 'job.retried', change: retry, states: 'dead' });
  context.terminal.out(`Tried again: ${id}.`);
}

export async function cancelJob(context: CommandContext, id: string): Promise<void> {
  await decide(context, id, { action: 'job.cancelled', change: cancel, states: 'waiting or dead' });
  context.terminal.out(`Cancelled ${id}.`);
}

type Decision = {
  action: string;
  change: (tx: Db, id: string) => Promise<boolean>;
  states: string;
};

async function decide(
  context: CommandContext,
  id: string,
  { action, change, states }: Decision,
): Promise<void> {
  const db = await openService(context);
  await db.transaction(async (tx) => {
    const job = await findJob(tx, id);
    if (!job) throw new CommandError(`There is no job ${id}.`);
    if (!(await change(tx, id))) {
      throw new CommandError(`This job is not ${states}: it is ${job.state}.`);
    }
    await recordAuditEvent(tx, {
      actor: { type: 'operator', id: context.operator },
      action,
      entity_type: 'job',
      entity_id: id,
      detail: { job: job.name },
    });
  });
}
