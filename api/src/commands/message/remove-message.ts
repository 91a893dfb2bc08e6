import { recordAuditEvent } from '../../platform/audit/record-audit-event';
import type { CommandContext } from '../command-context';
import { CommandError } from '../command-error';
import { openService } from '../open-database';
import { removeMessage } from './messages.repository';

export async function remove(context: CommandContext, id: string): Promise<void> {
  const db = await openService(context);
  await db.transaction(async (tx) => {
    if (!(await removeMessage(tx, id))) throw new CommandError(`There is no message ${id}.`);
    await recordAuditEvent(tx, {
      actor: { type: 'operator', id: context.operator },
      action: 'contact_message.removed',
      entity_type: 'contact_message',
      entity_id: id,
    });
  });
  context.terminal.out(`Removed ${id}.`);
}
