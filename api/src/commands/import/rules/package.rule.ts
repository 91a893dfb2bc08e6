import { findPackages } from '../current-rows.repository';
import { unitsSheet } from '../sheets/units.sheet';
import { choosesPackage } from '../store/packages';
import { defineRule } from './rule';

/** A file says what a unit has that has never had a package; later changes are the portal's and the operators'. */
export const packageRule = defineRule(unitsSheet, async ({ db, lines, refuse }) => {
  const changing = lines.filter((line) => !line.isNew && choosesPackage(line));
  const stored = await findPackages(db, new Set(changing.map(({ rowId }) => rowId)));
  const byUnit = new Map(stored.map((row) => [row.unit_id, row]));
  for (const line of changing) {
    const found = byUnit.get(line.rowId);
    if (!found) continue;
    const since = found.starts_on ? `since ${found.starts_on}` : 'from the handover on';
    const reason = `the unit has ${found.package_code} ${since}; another is set by "manzil package set"`;
    refuse(line, 'package', reason);
  }
});
