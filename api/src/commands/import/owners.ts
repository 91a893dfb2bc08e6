import type { Db } from '../../platform/postgres/connect';
import { findOwnerships, type OwnershipRow } from './current-rows.repository';
import { groupedBy } from './grouped';
import { linesOf, type Portfolio } from './portfolio';
import { ownersOn, rowOf } from './rules/ownership.rule';
import { ownershipsSheet } from './sheets/units.sheet';

export type Owners = {
  /** Who owns the unit on a day; the shares are whole. */
  on: (unitId: string, day: string) => OwnershipRow[];
  ever: (unitId: string, investorId: string) => boolean;
};

/** As it will be once the lines are stored. */
export async function ownersAfter(
  db: Db,
  portfolio: Portfolio,
  unitIds: Iterable<string>,
): Promise<Owners> {
  const rows = new Map([
    ...(await findOwnerships(db, unitIds)).map((row) => [row.id, row] as const),
    ...linesOf(portfolio, ownershipsSheet).map((line) => [line.rowId, rowOf(line)] as const),
  ]);
  const byUnit = groupedBy(rows.values(), ({ unit_id }) => unit_id);
  const of = (unitId: string) => byUnit.get(unitId) ?? [];
  return {
    on: (unitId, day) => ownersOn(of(unitId), day),
    ever: (unitId, investorId) => of(unitId).some(({ investor_id }) => investor_id === investorId),
  };
}
