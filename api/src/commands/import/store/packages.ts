import { subscriptions } from '../../../modules/packages/packages.table';
import type { Db } from '../../../platform/postgres/connect';
import { insertRows } from '../../../platform/postgres/insert-rows';
import type { Line } from '../line';
import type { unitsSheet } from '../sheets/units.sheet';

type UnitLine = Line<typeof unitsSheet.columns>;

/** Whether a line says of the unit's package what it did not say at its last import. */
export const choosesPackage = ({ changed }: UnitLine): boolean =>
  changed.includes('package') || changed.includes('package_since');

/** Gives units the packages that their lines name; without a day from the handover on. */
export async function insertPackages(db: Db, lines: UnitLine[]): Promise<void> {
  const rows = lines.filter(choosesPackage).flatMap(({ rowId, values }) => {
    const { package: package_code, package_since: starts_on } = values;
    return package_code === null ? [] : [{ unit_id: rowId, package_code, starts_on }];
  });
  await insertRows(db, subscriptions, rows);
}
