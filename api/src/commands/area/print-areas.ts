import { listClosedAreas } from '../../modules/areas/closed-areas.repository';
import type { CommandContext } from '../command-context';
import { openService } from '../open-database';
import { tableLines } from '../table-lines';

const HEAD = ['path', 'closed', 'entry', 'reason'];

export async function printAreas(
  context: CommandContext,
  { json = false }: { json?: boolean },
): Promise<void> {
  const db = await openService(context);
  const areas = await listClosedAreas(db);
  if (json) {
    context.terminal.out(JSON.stringify(areas));
    return;
  }
  const rows = areas.map(({ path, closed_at, visible, reason_en }) => [
    path,
    closed_at.toISOString(),
    visible ? 'dimmed' : 'hidden',
    reason_en,
  ]);
  for (const line of tableLines([HEAD, ...rows])) context.terminal.out(line);
}
