import { revokeSessions } from '../../identity/sessions.repository';
import { recordAuditEvent } from '../../platform/audit/record-audit-event';
import type { CommandContext } from '../command-context';
import { CommandError } from '../command-error';
import { openService } from '../open-database';
import { lockInvestor, unlockInvestor } from './investors.repository';
import { knownInvestor } from './known-investor';

export async function lock(context: CommandContext, email: string): Promise<void> {
  const { operator, terminal } = context;
  const db = await openService(context);
  const ended = await db.transaction(async (tx) => {
    const { id, status } = await knownInvestor(tx, email);
    if (status === 'locked') throw new CommandError(`${email} is locked already.`);
    await lockInvestor(tx, id);
    const sessions = await revokeSessions(tx, id, null);
    await recordAuditEvent(tx, {
      actor: { type: 'operator', id: operator },
      action: 'investor.locked',
      entity_type: 'investor',
      entity_id: id,
      investor_id: id,
      detail: { sessions_ended: sessions },
    });
    return sessions;
  });
  terminal.out(`Locked ${email}; sessions ended: ${ended}.`);
}

export async function unlock(context: CommandContext, email: string): Promise<void> {
  const { operator, terminal } = context;
  const db = await openService(context);
  const status = await db.transaction(async (tx) => {
    const { id, status: before } = await knownInvestor(tx, email);
    if (before !== 'locked') throw new CommandError(`${email} is not locked, but ${before}.`);
    const after = await unlockInvestor(tx, id);
    await recordAuditEvent(tx, {
      actor: { type: 'operator', id: operator },
      action: 'investor.unlocked',
      entity_type: 'investor',
      entity_id: id,
      investor_id: id,
    });
    return after;
  });
  terminal.out(`Unlocked ${email}, who is ${status} now.`);
}
