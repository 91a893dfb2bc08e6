import { randomUUID } from 'node:crypto';
import type { Db } from '../src/platform/postgres/connect';
import { anInvestor } from './fixtures';
import { aUnit } from './portfolio';

/** Somebody else's, one that was the investor's until October 2026, and one that is not there. */
export async function othersUnits(db: Db, investor: { id: string }): Promise<string[]> {
  const other = await anInvestor(db);
  const foreign = await aUnit(db, { owners: [{ investor: other }] });
  const former = await aUnit(db, {
    owners: [
      { investor, owned_to: '2026-10-31' },
      { investor: other, owned_from: '2026-11-01' },
    ],
  });
  return [foreign, former, randomUUID()];
}
