import {
  type Acknowledged,
  acknowledge,
} from '../../modules/acknowledgements/acknowledgements.repository';
import { recordAuditEvent } from '../../platform/audit/record-audit-event';
import type { CommandContext } from '../command-context';
import { CommandError } from '../command-error';
import { openService } from '../open-database';
import { decidedBy } from './decided-by';
import { findWaiting, type Waiting } from './waiting.repository';

const NAMED_BY: Partial<Record<Waiting['kind'], Acknowledged>> = {
  'package order': 'order_id',
  'order taken back': 'order_id',
  withdrawal: 'declaration_id',
  cancellation: 'declaration_id',
  'politically exposed': 'investor_id',
};

const ENTITIES: Record<Acknowledged, string> = {
  order_id: 'package_order',
  declaration_id: 'declaration',
  investor_id: 'investor',
};

/** Takes something off the list that was acted on elsewhere. @throws CommandError, UsageError */
export async function acknowledgeWaiting(context: CommandContext, id: string): Promise<void> {
  const operator = context.namedOperator();
  const db = await openService(context);
  const found = await db.transaction(async (tx) => {
    const waiting = await findWaiting(tx, id);
    if (!waiting) throw new CommandError(`Nothing waits with the id ${id}.`);
    const named = NAMED_BY[waiting.kind];
    if (!named) throw new CommandError(`That is decided by: ${decidedBy(waiting)}.`);
    await acknowledge(tx, named, id, operator);
    await recordAuditEvent(tx, {
      actor: { type: 'operator', id: operator },
      action: 'waiting.acknowledged',
      entity_type: ENTITIES[named],
      entity_id: id,
    });
    return waiting;
  });
  context.terminal.out(`Acknowledged: ${found.kind}, ${found.about}.`);
}
