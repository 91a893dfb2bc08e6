import { findProperties, findUnitsOfProperties } from '../current-rows.repository';
import type { Line } from '../line';
import { linesOf } from '../portfolio';
import { propertiesSheet } from '../sheets/properties.sheet';
import { unitsSheet } from '../sheets/units.sheet';
import { defineRule, type RuleContext } from './rule';
import { refuseTaken } from './taken';

type UnitLine = Line<typeof unitsSheet.columns>;

const propertyOf = ({ references }: UnitLine) => references.property ?? '';

export const unitRule = defineRule(unitsSheet, async (context) => {
  const { db, lines, refuse } = context;
  const touched = new Set(lines.map(propertyOf));
  const sizes = await propertySizes(context, touched);
  for (const line of lines) {
    const size = sizes.get(propertyOf(line));
    if (!size) continue;
    const { floor, bay } = line.values;
    if (floor > size.floors)
      refuse(line, 'floor', `${floor} is above the ${size.floors} floors of the property`);
    else if (bay > size.bays)
      refuse(line, 'bay', `${bay} is beyond the ${size.bays} bays of the property`);
  }
  const key = (property: string | number, building: string | null, unitNo: string) =>
    JSON.stringify([String(property), building ?? '', unitNo]);
  refuseTaken(
    { lines: lines.filter(({ wrong }) => !wrong), refuse },
    {
      rows: await findUnitsOfProperties(db, touched),
      column: 'unit_no',
      keyOf: (line) => key(propertyOf(line), line.values.building, line.values.unit_no),
      keyOfRow: (row) => key(row.property_id, row.building, row.unit_no),
    },
  );
});

async function propertySizes({ db, portfolio }: RuleContext, ids: Iterable<string>) {
  const stored = await findProperties(db, ids);
  return new Map<string, { floors: number; bays: number }>([
    ...stored.map((row) => [String(row.id), row] as const),
    ...linesOf(portfolio, propertiesSheet).map((line) => [line.rowId, line.values] as const),
  ]);
}
