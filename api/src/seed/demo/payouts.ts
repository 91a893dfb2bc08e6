import { convertAmount } from '@manzil/shared/domain/money-rate';
import { payouts } from '../../modules/payouts/payouts.table';
import type { Db } from '../../platform/postgres/connect';
import { insertRows } from '../../platform/postgres/insert-rows';
import type { DemoCalendar } from './demo-calendar';
import type { Payment } from './demo-ledger';
import { bankDayAfter, bankRate } from './fx-rates';
import { MAX } from './investors';
import type { PublishedStatements } from './publish-months';
import { stableId } from './stable-id';

type Row = typeof payouts.$inferInsert;

/** Fils, kept for a transfer to Europe. */
const FEE_ABROAD = 7_500;
const DAYS_ABROAD = 2;
const DAYS_AT_HOME = 1;
/** The month in which Max's bank refused the first attempt. */
const REFUSED = -2;

export async function addPayouts(
  tx: Db,
  paid: Payment[],
  published: PublishedStatements,
  calendar: DemoCalendar,
): Promise<void> {
  const rows = paid.map((payment) => settled(payment, published, calendar));
  const refused = rows.find(
    ({ investor_id, ordered_on }) =>
      investor_id === MAX && ordered_on === calendar.month(REFUSED + 1, 0),
  );
  if (refused) {
    const first = firstAttempt(refused);
    rows.push(first);
    refused.repeats_id = first.id;
  }
  await insertRows(tx, payouts, rows);
}

function settled(
  { investor_id, journal_id, on, amount, returned_on }: Payment,
  published: PublishedStatements,
  { today }: DemoCalendar,
): Row {
  const abroad = investor_id !== MAX;
  const value_date = bankDayAfter(on, abroad ? DAYS_ABROAD : DAYS_AT_HOME);
  const order: Row = {
    id: stableId(`payout:${journal_id}`),
    investor_id,
    bank_account_id: stableId(`bank-account:${investor_id}`),
    statement_id: published.get(`${investor_id}:${on.slice(0, 7)}`) ?? null,
    journal_id,
    ordered_on: on,
    gross_minor: amount,
    currency: 'AED',
    bank_fee_minor: abroad ? Math.min(FEE_ABROAD, amount) : 0,
    credited_currency: abroad ? 'EUR' : 'AED',
    status: 'processing',
    bank_reference: `MZ ${on.slice(0, 7)} ${journal_id.slice(0, 8)}`,
    updated_at: new Date(`${on}T08:00:00Z`),
  };
  if (value_date > today) return order;
  const fx_rate = abroad ? bankRate(value_date) : null;
  const net = amount - (order.bank_fee_minor ?? 0);
  return {
    ...order,
    status: 'paid',
    value_date,
    updated_at: new Date(`${returned_on ?? value_date}T08:00:00Z`),
    ...(returned_on && { status: 'returned', failure_reason: 'account_closed' }),
    ...(fx_rate && { fx_rate, fx_source: 'bank', fx_as_of: value_date }),
    credited_minor: fx_rate ? convertAmount(net, fx_rate) : net,
  };
}

/** Refused before it was booked: no journal, and nothing arrived. */
const firstAttempt = ({ value_date: _, credited_minor: __, ...order }: Row): Row => ({
  ...order,
  id: stableId(`payout:refused:${order.id}`),
  journal_id: null,
  status: 'failed',
  failure_reason: 'bank_refused',
});
