import { PayoutList } from '@manzil/shared/contract/payouts/payouts';
import { Statement, StatementList } from '@manzil/shared/contract/statements/statements';
import { sql } from 'drizzle-orm';
import { scannedTables, statementsOf } from '../statements';
import type { TestApp } from '../test-app';
import { ASKED_ADDRESSES } from './asked-addresses';
import { bookedIn, type DemoCaller, dashboardOf, signIn, unitsOf } from './readings';

/** What the portal shows to Max Krüger, and at what cost. @param portal with the demo in it */
export function testMax(portal: () => TestApp): void {
  let max: DemoCaller;
  beforeAll(async () => {
    max = await signIn(portal(), 'max.krueger@example.com');
  });

  test('has 250 units on 21 pages, and the sums are those of all of them', async () => {
    const pages = [];
    for (let page = 1; page <= 21; page += 1) pages.push(await unitsOf(max, page));
    const items = pages.flatMap((page) => page.items);
    expect([new Set(items.map(({ unit_id }) => unit_id)).size, pages.at(-1)?.has_more]).toEqual([
      250,
      false,
    ]);
    expect(pages[0]?.totals.purchase_price.amount).toBe(
      items.reduce((sum, { purchase_price }) => sum + purchase_price.amount, 0),
    );
    expect(pages[0]?.totals.open_amount.amount).toBe(
      items.reduce((sum, { open_amount }) => sum + (open_amount?.amount ?? 0), 0),
    );
  });

  test('sees five years of bookings added up', async () => {
    const { rent, costs, payouts } = (await dashboardOf(max, 'all')).figures;
    expect({ rent: rent.amount, costs: costs.amount, payouts: payouts.amount }).toEqual(
      await bookedIn(portal(), max.id, '2000-01-01'),
    );
    expect((await dashboardOf(max)).figures.rent_change_bps).not.toBeNull();
  });

  test('has statements of the last six months, and a payout that was refused at first', async () => {
    const { items } = StatementList.parse((await max.get('/statements')).json());
    expect(items.map(({ period }) => period)).toEqual([
      '2026-10',
      '2026-09',
      '2026-08',
      '2026-07',
      '2026-06',
      '2026-05',
    ]);
    const statement = Statement.parse(
      (await max.get(`/statements/${items[0]?.statement_id}`)).json(),
    );
    const sum = statement.units.reduce((total, unit) => total + unit.sum.amount, 0);
    expect(sum).toBe(statement.figures.closing.amount - statement.figures.opening.amount);
    const payouts = PayoutList.parse((await max.get('/payouts')).json()).items;
    expect(payouts.filter(({ status }) => status === 'failed')).toMatchObject([
      {
        ordered_on: '2026-09-30',
        failure_reason: 'bank_refused',
        credited: null,
        booking_id: null,
        repeated_by: { status: 'paid' },
      },
    ]);
    expect(payouts.filter(({ ordered_on }) => ordered_on === '2026-09-30')).toHaveLength(2);
  });

  test('has something late, something bounced and something to announce', async () => {
    const { decision_count, decisions } = await dashboardOf(max);
    expect(decision_count).toBeGreaterThan(5);
    expect(decisions.reduce((sum, { number }) => sum + number, 0)).toBeGreaterThan(10);
    expect(decisions.map(({ kind }) => kind)).toContain('cheque_bounced');
  });

  test('has proven the payment of one instalment, which the office has still to look at', async () => {
    const { rows } = await portal().db.execute(sql`
      select n.proof_submitted_on::text as day, d.uploaded_on::text, d.status from documents d
      join instalments n on n.id = d.instalment_id where d.investor_id = ${max.id}`);
    expect(rows).toEqual([{ day: '2026-11-20', uploaded_on: '2026-11-20', status: 'in_review' }]);
  });

  test('is sent the next dates of many, those of a kind and day as one', async () => {
    const { agenda } = await dashboardOf(max);
    expect(agenda.length).toBeGreaterThan(10);
    expect(agenda.reduce((sum, { number }) => sum + number, 0)).toBeGreaterThan(200);
    expect(agenda.map(({ on }) => on)).toEqual(agenda.map(({ on }) => on).sort());
  });

  test('is never answered by reading the whole ledger, and every table can be reached by an index', async () => {
    const statements = await statementsOf(async () => {
      for (const url of ASKED_ADDRESSES) await max.get(url);
      await max.get(`/units/${(await unitsOf(max)).items[0]?.unit_id}`);
    });
    expect(statements.length).toBeGreaterThan(15);
    for (const statement of statements.filter(({ text }) => text.includes('to_json'))) {
      expect(await scannedTables(portal().db, statement, { enable_seqscan: 'on' })).not.toContain(
        'journal_lines',
      );
      expect(await scannedTables(portal().db, statement, { enable_seqscan: 'off' })).toEqual([]);
    }
  });
}
