import { recordAuditEvent } from '../../platform/audit/record-audit-event';
import type { CommandContext } from '../command-context';
import { CommandError } from '../command-error';
import { openService } from '../open-database';
import { countReceivedUntil, removeReceivedUntil } from './declarations.repository';

/** Whole calendar years after the one it was received in (§ 257 HGB); the database refuses earlier ones, too. */
const RETENTION_YEARS = 6;

type Options = { until: number; dryRun?: boolean };

export async function removeDeclarations(
  context: CommandContext,
  { until, dryRun = false }: Options,
): Promise<void> {
  const last = context.now().getUTCFullYear() - RETENTION_YEARS - 1;
  if (until > last) {
    throw new CommandError(
      `Declarations are kept until ${RETENTION_YEARS} years after their own are over: ${last} at the latest.`,
    );
  }
  const db = await openService(context);
  if (dryRun) {
    const found = await countReceivedUntil(db, until);
    return context.terminal.out(
      `Received until the end of ${until}: ${found}. Nothing is removed.`,
    );
  }
  const removed = await db.transaction(async (tx) => {
    const removed = await removeReceivedUntil(tx, until);
    if (removed > 0) {
      await recordAuditEvent(tx, {
        actor: { type: 'operator', id: context.operator },
        action: 'declarations.removed',
        entity_type: 'declaration',
        entity_id: null,
        detail: { received_until: until, removed },
      });
    }
    return removed;
  });
  context.terminal.out(`Removed what was received until the end of ${until}: ${removed}.`);
}
