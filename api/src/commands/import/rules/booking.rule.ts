import { usualTaxGroup } from '@manzil/shared/domain/tax-group';
import { aedText } from '../aed-text';
import { unitsOfCheques } from '../cheque-units';
import { findClosings } from '../current-rows.repository';
import { type Owners, ownersAfter } from '../owners';
import {
  type BookingLine,
  type Original,
  originalsOf,
  type Posting,
  postingsOf,
  unitsOf,
} from '../postings';
import type { Fault } from '../sheet';
import { bookingsSheet } from '../sheets/bookings.sheet';
import { ownershipsSheet } from '../sheets/units.sheet';
import { unitOf } from './ownership.rule';
import { defineRule, isIncomplete, wrongLines } from './rule';

export const bookingRule = defineRule(bookingsSheet, async (context) => {
  const { db, portfolio, today, lines, refuse } = context;
  const owners = await ownersAfter(db, portfolio, unitsOf(lines));
  const originals = await originalsOf(db, lines, owners);
  const cheques = await unitsOfCheques(db, portfolio, lines);
  const closedThrough = new Map(
    (await findClosings(db)).map((row) => [row.investor_id, row.closed_through]),
  );
  const byId = new Map(lines.map((line) => [line.rowId, line]));
  const spoilt = new Set(wrongLines(portfolio, ownershipsSheet).map(unitOf));
  const uncertain = isIncomplete(portfolio, ownershipsSheet);
  for (const line of lines) {
    const reversed = byId.get(line.references.reverses ?? '');
    const { unit } = line.references;
    if ((unit && spoilt.has(unit)) || reversed?.wrong) {
      line.wrong = true;
      continue;
    }
    const unowned = ownerFault(line, owners);
    if (unowned && uncertain) {
      line.wrong = true;
      continue;
    }
    const fault =
      dayFault(line, today) ??
      unowned ??
      chequeFault(line, cheques) ??
      reversalFault(line, originals, reversed?.number ?? 0) ??
      closedFault(line, postingsOf(line, owners, originals), closedThrough);
    if (fault) refuse(line, fault.column, fault.reason);
    else if (line.references.reverses) {
      const original = originals.get(line.references.reverses);
      if (original) original.reversed = true;
    }
  }
});

/** What has not come is in no balance: the list of bookings would have it before the balance does. */
function dayFault({ values }: BookingLine, today: string): Fault | null {
  if (values.booked_on > today)
    return { column: 'booked_on', reason: `${values.booked_on} has not come yet` };
  if (values.value_date > today)
    return {
      column: 'value_date',
      reason: `${values.value_date} has not come yet: import the line from that day on, or use the day the money moved`,
    };
  return null;
}

function ownerFault({ references, values }: BookingLine, owners: Owners): Fault | null {
  if (references.reverses) return null;
  const { unit, investor } = references;
  if (!unit) return null;
  if (investor && !owners.ever(unit, investor))
    return { column: 'investor', reason: `"${values.investor}" never owned ${values.unit}` };
  if (!investor && owners.on(unit, values.value_date).length === 0)
    return { column: 'value_date', reason: `nobody owned ${values.unit} on ${values.value_date}` };
  return null;
}

function chequeFault(
  { references, values }: BookingLine,
  units: Map<string, string>,
): Fault | null {
  const { cheque, unit } = references;
  if (!cheque) return null;
  if (!unit) return { column: 'cheque', reason: 'goes with a unit' };
  if (units.get(cheque) === unit) return null;
  return { column: 'cheque', reason: `"${values.cheque}" is no cheque for ${values.unit}` };
}

function reversalFault(
  { number, references, values }: BookingLine,
  originals: Map<string, Original>,
  originalNumber: number,
): Fault | null {
  if (!references.reverses) return null;
  const fault = (reason: string, column = 'reverses') => ({ column, reason });
  const original = originals.get(references.reverses);
  if (!original || originalNumber >= number)
    return fault(`"${values.reverses}" must be above the line that reverses it`);
  if (original.reversed) return fault(`"${values.reverses}" is reversed already`);
  const { postings } = original;
  const sum = postings.reduce((total, { amount }) => total + amount, 0);
  if (values.amount_aed !== -sum)
    return fault(`what reverses ${values.reverses} is ${aedText(-sum)}`, 'amount_aed');
  if (postings.some(({ unitId }) => unitId !== (references.unit ?? null)))
    return fault(`is not that of ${values.reverses}`, 'unit');
  if (postings.some(({ category }) => category !== values.category))
    return fault(`is not that of ${values.reverses}`, 'category');
  if (values.tax_group && postings.some((posting) => groupOf(posting) !== values.tax_group))
    return fault(`is not that of ${values.reverses}`, 'tax_group');
  const { investor } = references;
  if (investor && postings.some(({ investorId }) => investorId !== investor))
    return fault(`is not that of ${values.reverses}`, 'investor');
  return null;
}

const groupOf = ({ taxGroup, category }: Posting) => taxGroup ?? usualTaxGroup(category);

function closedFault(
  { values }: BookingLine,
  postings: { investorId: string }[],
  closedThrough: Map<string, string>,
): Fault | null {
  const last = postings
    .map(({ investorId }) => closedThrough.get(investorId) ?? '')
    .sort()
    .at(-1);
  if (!last || values.value_date > last) return null;
  return {
    column: 'value_date',
    reason: `${values.value_date} is in a month with a statement: use a day after ${last}`,
  };
}
