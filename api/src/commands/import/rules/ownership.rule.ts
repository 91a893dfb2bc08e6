import { addDays } from '@manzil/shared/domain/deadlines';
import { findAcquisitions, findOwnerships, type OwnershipRow } from '../current-rows.repository';
import { groupedBy } from '../grouped';
import type { Line } from '../line';
import { linesOf } from '../portfolio';
import type { Fault } from '../sheet';
import { acquisitionsSheet, ownershipsSheet } from '../sheets/units.sheet';
import { defineRule, isIncomplete, wrongLines } from './rule';
import { refuseTaken } from './taken';

type OwnershipLine = Line<typeof ownershipsSheet.columns>;

export const unitOf = ({ references }: Pick<Line, 'references'>) => references.unit ?? '';

export const acquisitionRule = defineRule(acquisitionsSheet, async ({ db, lines, refuse }) => {
  const key = (unit: string, day: string) => `${unit} ${day}`;
  refuseTaken(
    { lines, refuse },
    {
      rows: await findAcquisitions(db, new Set(lines.map(unitOf))),
      column: 'purchased_on',
      keyOf: (line) => key(unitOf(line), line.values.purchased_on),
      keyOfRow: (row) => key(row.unit_id, row.purchased_on),
    },
  );
});

/** Whenever a unit has owners they own all of it, and it was bought. */
export const ownershipRule = defineRule(ownershipsSheet, async (context) => {
  const { db, portfolio, lines, refuse } = context;
  const units = groupedBy(lines, unitOf);
  const bought = new Set([
    ...(await findAcquisitions(db, units.keys())).map(({ unit_id }) => unit_id),
    ...linesOf(portfolio, acquisitionsSheet).map(unitOf),
  ]);
  const spoilt = new Set(
    [ownershipsSheet, acquisitionsSheet].flatMap((sheet) =>
      wrongLines(portfolio, sheet).map(unitOf),
    ),
  );
  const stored = groupedBy(await findOwnerships(db, units.keys()), ({ unit_id }) => unit_id);
  for (const [unit, own] of units) {
    const fault =
      bought.has(unit) || isIncomplete(portfolio, acquisitionsSheet)
        ? sharesFault(rowsAfter(stored.get(unit) ?? [], own))
        : NOT_BOUGHT;
    if (spoilt.has(unit)) for (const line of own) line.wrong = true;
    else if (fault) for (const line of own) refuse(line, fault.column, fault.reason);
  }
});

const NOT_BOUGHT: Fault = {
  column: 'unit',
  reason: 'has no line in acquisitions.csv: an owned unit was bought',
};

function rowsAfter(stored: OwnershipRow[], lines: OwnershipLine[]): OwnershipRow[] {
  const changed = new Set(lines.map(({ rowId }) => rowId));
  return [...stored.filter(({ id }) => !changed.has(id)), ...lines.map(rowOf)];
}

export const rowOf = ({ rowId, references, values }: OwnershipLine): OwnershipRow => ({
  id: rowId,
  unit_id: references.unit ?? '',
  investor_id: references.investor ?? '',
  share_bps: values.share_percent,
  owned_from: values.owned_from,
  owned_to: values.owned_to,
});

const WHOLE = 10_000;

/** Shares change only where an ownership starts or the day after one ends. */
function sharesFault(rows: OwnershipRow[]): Fault | null {
  const days = new Set(
    rows.flatMap(({ owned_from, owned_to }) => [
      owned_from,
      ...(owned_to ? [addDays(owned_to, 1)] : []),
    ]),
  );
  for (const day of [...days].sort()) {
    const owners = ownersOn(rows, day);
    const sum = owners.reduce((total, { share_bps }) => total + share_bps, 0);
    if (new Set(owners.map(({ investor_id }) => investor_id)).size < owners.length) {
      return { column: 'investor', reason: `owns the unit twice on ${day}` };
    }
    if (owners.length > 0 && sum !== WHOLE) {
      const percent = (sum / 100).toFixed(2);
      const reason = `the shares of the unit add up to ${percent} % on ${day}, not 100 %`;
      return { column: 'share_percent', reason };
    }
  }
  return null;
}

export const ownersOn = (rows: OwnershipRow[], day: string): OwnershipRow[] =>
  rows.filter(
    ({ owned_from, owned_to }) => owned_from <= day && (owned_to === null || day <= owned_to),
  );
