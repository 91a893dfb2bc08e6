import type { CommandContext } from '../command-context';
import { openService } from '../open-database';
import { everyInvestor, everyUnit, rebuildInvestors, rebuildUnits } from './figures.repository';

/** Whoever books something meanwhile waits for one of these at most. */
const TOGETHER = 200;

/** What has been made anew when it is killed stays so; begun again, it makes all anew. */
export async function rebuildFigures(context: CommandContext): Promise<void> {
  const db = await openService(context);
  const [units, investors] = [await everyUnit(db), await everyInvestor(db)];
  const bar = context.terminal.progress('Figures', units.length + investors.length);
  for (const [ids, rebuild] of [
    [units, rebuildUnits],
    [investors, rebuildInvestors],
  ] as const) {
    for (let from = 0; from < ids.length; from += TOGETHER) {
      const some = ids.slice(from, from + TOGETHER);
      await rebuild(db, some);
      bar.advance(some.length);
    }
  }
  bar.end(`those of ${units.length} units and ${investors.length} investors made anew`);
}
