import { convertAmount } from '@manzil/shared/domain/money-rate';
import { payouts } from '../../../modules/payouts/payouts.table';
import { aedText } from '../aed-text';
import * as cells from '../cells';
import { type Column, column, defineSheet, type Fault, type Values } from '../sheet';

/** What the bank was told to do. */
const ordered = <T>(cell: cells.Cell<T>, options: Omit<Column, 'cell'> = {}) =>
  column(cell, { ...options, fixed: 'an order does not change: enter another one' });

/** Minor units by which banks round otherwise. */
export const ROUNDING = 1;

const columns = {
  investor: ordered(cells.externalId, { into: 'investor_id', refersTo: 'investors' }),
  ordered_on: ordered(cells.day),
  gross_aed: ordered(cells.amountAboveZero, { into: 'gross_minor' }),
  credited_currency: ordered(cells.oneOf(payouts.credited_currency.enumValues)),
  booking: column(cells.optional(cells.externalId), {
    into: 'journal_id',
    refersTo: 'bookings',
  }),
  statement: column(cells.optional(cells.text(40)), { into: 'statement_id', lookedUp: true }),
  account_last4: column(cells.optional(cells.last4), {
    into: 'bank_account_id',
    lookedUp: true,
  }),
  status: column(cells.oneOf(payouts.status.enumValues)),
  bank_fee_aed: column(cells.withDefault(cells.amountFromZero, '0'), { into: 'bank_fee_minor' }),
  fx_rate: column(cells.optional(cells.rate)),
  fx_source: column(cells.optional(cells.oneOf(payouts.fx_source.enumValues))),
  fx_as_of: column(cells.optional(cells.day)),
  credited: column(cells.optional(cells.amountFromZero), { into: 'credited_minor' }),
  value_date: column(cells.optional(cells.day)),
  bank_reference: column(cells.optional(cells.text(80))),
  failure_reason: column(cells.optional(cells.oneOf(payouts.failure_reason.enumValues))),
  repeats: column(cells.optional(cells.externalId), { into: 'repeats_id', refersTo: 'payouts' }),
};

type Payout = Values<typeof columns>;

/** Orders to the bank, and what became of them. */
export const payoutsSheet = defineSheet({
  name: 'payouts',
  noun: 'a payout',
  table: payouts,
  columns,
  check: (payout) => [...settledFaults(payout), ...rateFaults(payout), ...creditFaults(payout)],
});

function settledFaults({ status, credited, value_date, failure_reason }: Payout): Fault[] {
  const arrived = status === 'paid' || status === 'returned';
  const missing = Object.entries({ credited, value_date })
    .filter(([, value]) => arrived && value === null)
    .map(([name]) => ({ column: name, reason: `is empty, though the payout is ${status}` }));
  const failed = status === 'failed' || status === 'returned';
  if (failed === (failure_reason !== null)) return missing;
  const reason = failed ? `is empty, though the payout is ${status}` : `does not go with ${status}`;
  return [...missing, { column: 'failure_reason', reason }];
}

function rateFaults({ fx_rate, fx_source, fx_as_of }: Payout): Fault[] {
  const parts = Object.entries({ fx_rate, fx_source, fx_as_of });
  const missing = parts.filter(([, value]) => value === null);
  if (missing.length === 0 || missing.length === parts.length) return [];
  return missing.map(([name]) => ({ column: name, reason: 'is empty: a rate has all three' }));
}

function creditFaults(payout: Payout): Fault[] {
  const { gross_aed, bank_fee_aed, fx_rate, credited, credited_currency } = payout;
  if (bank_fee_aed > gross_aed)
    return [{ column: 'bank_fee_aed', reason: 'is more than gross_aed' }];
  if (credited === null) return [];
  if ((credited_currency === 'AED') !== (fx_rate === null)) {
    const reason = fx_rate === null ? 'is empty, though euros arrived' : 'does not go with AED';
    return [{ column: 'fx_rate', reason }];
  }
  const net = gross_aed - bank_fee_aed;
  const due = fx_rate === null ? net : convertAmount(net, fx_rate);
  if (Math.abs(due - credited) <= ROUNDING) return [];
  return [{ column: 'credited', reason: `gross less fee comes to ${aedText(due)}` }];
}
