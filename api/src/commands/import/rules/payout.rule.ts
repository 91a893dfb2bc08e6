import { aedText } from '../aed-text';
import {
  findAccountsOf,
  findBookedPayouts,
  findPayouts,
  findStatementNumbers,
} from '../current-rows.repository';
import { linesOf, type Portfolio } from '../portfolio';
import { bookingsSheet } from '../sheets/bookings.sheet';
import { payoutsSheet } from '../sheets/payouts.sheet';
import { type PayoutLine, refuseRepeats } from './repeated-payouts';
import { defineRule, type RuleContext } from './rule';
import { refuseTaken } from './taken';

type Refuse = RuleContext['refuse'];

export const payoutRule = defineRule(payoutsSheet, async ({ db, portfolio, lines, refuse }) => {
  const investors = new Set(lines.map(investorOf));
  const bookings = lines.map(({ references }) => references.booking).filter(isThere);
  refuseSettled(lines, refuse, await findPayouts(db, new Set(lines.map(({ rowId }) => rowId))));
  refuseTaken(
    { lines, refuse },
    {
      rows: await findBookedPayouts(db, bookings).then((rows) =>
        rows.flatMap(({ payout_id: id, journal_id }) => (id ? [{ id, journal_id }] : [])),
      ),
      column: 'booking',
      keyOf: ({ references }) => references.booking ?? null,
      keyOfRow: ({ journal_id }) => journal_id,
    },
  );
  await refuseOtherBookings({ db, portfolio, lines, refuse }, bookings);
  const statements = new Map(
    (await findStatementNumbers(db, investors)).map(({ id, investor_id, no }) => [
      `${investor_id} ${no}`,
      id,
    ]),
  );
  const accounts = new Map(
    (await findAccountsOf(db, investors)).map(({ id, investor_id, iban_last4 }) => [
      `${investor_id} ${iban_last4}`,
      id,
    ]),
  );
  for (const line of lines) {
    refuseUnbooked(line, refuse);
    lookUp(line, 'statement', statements, refuse);
    lookUp(line, 'account_last4', accounts, refuse);
  }
  await refuseRepeats({ db, portfolio, lines, refuse });
});

const investorOf = ({ references }: PayoutLine): string => references.investor ?? '';
const isThere = (id: string | undefined): id is string => id !== undefined;

/** Of lines that are new or changed: those of earlier imports `verify` names. */
function refuseUnbooked(line: PayoutLine, refuse: Refuse): void {
  const { status, booking } = line.values;
  if (booking === null && (status === 'paid' || status === 'returned'))
    refuse(line, 'booking', `is empty, though the payout is ${status}`);
}

/** The investor's own alone. */
function lookUp(
  line: PayoutLine,
  column: 'statement' | 'account_last4',
  known: Map<string, string>,
  refuse: Refuse,
): void {
  const named = line.values[column];
  if (named === null) return;
  const id = known.get(`${investorOf(line)} ${named}`);
  if (id) line.references[column] = id;
  else refuse(line, column, `"${named}" is none of ${line.values.investor}`);
}

/** May be said later: a payout is often paid before the month's statement is out. */
const LATER = ['statement', 'repeats'];
/** Stays when a paid one comes back. */
const ARRIVED = ['bank_fee_aed', 'fx_rate', 'fx_source', 'fx_as_of', 'credited', 'value_date'];

/** As the trigger payouts_settled. */
function refuseSettled(
  lines: PayoutLine[],
  refuse: Refuse,
  stored: { id: string; status: string; journal_id: string | null }[],
): void {
  const rows = new Map(stored.map((row) => [row.id, row]));
  for (const line of lines) {
    const row = rows.get(line.rowId);
    const before = row?.status;
    const later = row?.journal_id === null ? [...LATER, 'booking'] : LATER;
    const returns = before === 'paid' && line.values.status === 'returned';
    const settled = before === 'failed' || before === 'returned' || before === 'paid';
    const kept = returns
      ? ARRIVED
      : settled
        ? line.changed.filter((name) => !later.includes(name))
        : [];
    const [other] = line.changed.filter((name) => kept.includes(name));
    if (other) refuse(line, other, `${before} already: what the bank has settled does not change`);
  }
}

type Booked = Pick<RuleContext, 'db' | 'portfolio' | 'refuse'> & { lines: PayoutLine[] };

/** A booking says who is paid, and what. */
async function refuseOtherBookings(
  { db, portfolio, lines, refuse }: Booked,
  bookings: string[],
): Promise<void> {
  const amounts = new Map(
    (await findBookedPayouts(db, bookings)).map(({ journal_id, investor_id, amount_minor }) => [
      `${journal_id} ${investor_id}`,
      amount_minor,
    ]),
  );
  for (const [key, amount] of newlyBooked(portfolio)) amounts.set(key, amount);
  for (const line of lines) {
    const { booking } = line.references;
    if (!booking || line.wrong) continue;
    const amount = amounts.get(`${booking} ${investorOf(line)}`);
    if (amount === undefined)
      refuse(
        line,
        'booking',
        `"${line.values.booking}" is no payout to ${line.values.investor} by name: see its investor in bookings.csv`,
      );
    else if (amount !== -line.values.gross_aed)
      refuse(line, 'gross_aed', `the booking says ${aedText(-amount)}`);
  }
}

/** In the same import, of one owner alone. */
const newlyBooked = (portfolio: Portfolio): [string, number][] =>
  linesOf(portfolio, bookingsSheet)
    .filter(({ values, references }) => values.kind === 'payout' && references.investor)
    .map(({ rowId, values, references }) => [`${rowId} ${references.investor}`, values.amount_aed]);
