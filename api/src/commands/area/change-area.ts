import { closeArea, openArea } from '../../modules/areas/closed-areas.repository';
import { recordAuditEvent } from '../../platform/audit/record-audit-event';
import type { CommandContext } from '../command-context';
import { CommandError } from '../command-error';
import { openService } from '../open-database';

type Closing = { reasonDe: string; reasonEn: string; hide?: boolean };

export async function close(
  context: CommandContext,
  path: string,
  { reasonDe, reasonEn, hide = false }: Closing,
): Promise<void> {
  const actor = { type: 'operator', id: context.namedOperator() } as const;
  const db = await openService(context);
  await db.transaction(async (tx) => {
    await closeArea(tx, { path, visible: !hide, reason_de: reasonDe, reason_en: reasonEn });
    await recordAuditEvent(tx, {
      actor,
      action: 'area.closed',
      entity_type: 'area',
      entity_id: path,
      detail: { visible: !hide, reason_de: reasonDe },
    });
  });
  context.terminal.out(`Closed ${path}. Open pages learn of it when they are loaded again.`);
}

export async function open(context: CommandContext, path: string): Promise<void> {
  const actor = { type: 'operator', id: context.namedOperator() } as const;
  const db = await openService(context);
  await db.transaction(async (tx) => {
    if (!(await openArea(tx, path))) throw new CommandError(`${path} is not closed.`);
    await recordAuditEvent(tx, {
      actor,
      action: 'area.opened',
      entity_type: 'area',
      entity_id: path,
    });
  });
  context.terminal.out(`Opened ${path}.`);
}
