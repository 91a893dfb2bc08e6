import { BookingList } from '@manzil/shared/contract/bookings/bookings';
import { FxRate } from '@manzil/shared/contract/fx-rates/fx-rates';
import { PayoutList } from '@manzil/shared/contract/payouts/payouts';
import { Project } from '@manzil/shared/contract/projects/projects';
import { StatementList } from '@manzil/shared/contract/statements/statements';
import { UnitDetail } from '@manzil/shared/contract/units/unit-detail';
import { convertAmount } from '@manzil/shared/domain/money-rate';
import { formatAmount } from '@manzil/shared/format/money';
import { sql } from 'drizzle-orm';
import { pdfPages } from '../pdf-text';
import type { TestApp } from '../test-app';

import { bookedIn, type DemoCaller, dashboardOf, dirhams, signIn, unitsOf } from './readings';

/** What the portal shows to Anna Becker. @param portal with the demo in it */
export function testAnna(portal: () => TestApp): void {
  let anna: DemoCaller;
  beforeAll(async () => {
    anna = await signIn(portal(), 'anna.becker@example.com');
  });

  test('has one question about a booking answered, and one that waits', async () => {
    const { rows } = await portal().db.execute(sql`
      select j.text_de, q.state, count(*)::int as messages
      from booking_questions q join journals j on j.id = q.journal_id
      join booking_messages m on m.question_id = q.id group by 1, 2 order by 1`);
    expect(rows).toEqual([
      { text_de: 'Klimaanlage gewartet', state: 'answered', messages: 2 },
      { text_de: 'Malerarbeiten nach Auszug', state: 'waiting', messages: 1 },
    ]);
  });

  test('has four units in four stages', async () => {
    const { items, totals } = await unitsOf(anna);
    expect(
      items.map((unit) => [
        `${unit.property_name} ${unit.unit_no}`,
        unit.lifecycle,
        unit.next_date,
        unit.needs_attention,
      ]),
    ).toEqual([
      ['Yas Canal House 705', 'in_handover', '2026-11-24', true],
      ['Creek Lantern 1806', 'under_construction', '2026-12-01', true],
      ['Marina Walk Tower 2304', 'let', '2026-12-01', false],
      ['Safa Terrace 412', 'vacant_listed', null, false],
    ]);
    expect([totals.purchase_price, totals.annual_rent, totals.open_amount].map(dirhams)).toEqual([
      5_315_000, 120_000, 1_616_000,
    ]);
    expect(items.map(({ stage }) => stage)).toMatchObject([
      {
        handover: { steps_done: 6, steps: 10 },
        next_instalment: { due_on: '2026-11-24', amount: { amount: 50_600_000 } },
      },
      {
        construction: { progress_bps: 6200, floors_built: 24, floors: 32 },
        next_instalment: { seq: 5, count: 9 },
      },
      {
        tenancy: {
          ends_on: '2027-08-31',
          cheques: 4,
          cheques_cleared: 1,
          cheque_bounced: false,
          next_cheque_on: '2026-12-01',
        },
      },
      { vacant_since: '2026-11-07' },
    ]);
  });

  test('has a let apartment whose yield is 6.4 % net and 8.5 % gross', async () => {
    const [, , marina] = (await unitsOf(anna)).items;
    const unit = UnitDetail.parse((await anna.get(`/units/${marina?.unit_id}`)).json());
    expect(unit.yield).toMatchObject({ net: { amount: 9_445_000 }, net_bps: 640, gross_bps: 845 });
    expect(unit.cheques.map(({ due_on, status }) => [due_on, status])).toEqual([
      ['2026-09-01', 'cleared'],
      ['2026-12-01', 'received'],
      ['2027-03-01', 'received'],
      ['2027-06-01', 'received'],
    ]);
    expect([
      unit.rent_notice_by,
      unit.structure_warranty_until,
      unit.service_charge_per_sqft?.amount,
    ]).toEqual(['2027-06-02', '2033-08-15', 1305]);
  });

  test('follows project 3, whose plan is paid to 740,000 of 1,850,000 AED', async () => {
    const project = Project.parse((await anna.get('/projects/3')).json());
    expect(project).toMatchObject({
      name: 'Creek Lantern',
      drawing: { floors: 32, built: 24, facade: 11, unit: { floor: 18 } },
      progress: { dld_bps: 5800, developer_bps: 6400, site_visit_bps: 6200 },
      contract_completion_on: '2027-06-30',
      forecast_completion_on: '2027-09-30',
    });
    const unit = UnitDetail.parse((await anna.get(`/units/${project.units[0]?.unit_id}`)).json());
    const paid = unit.instalments.filter(({ status }) => status === 'paid');
    expect([
      paid.length,
      paid.reduce((sum, { amount }) => sum + dirhams(amount), 0),
      unit.instalments.length,
    ]).toEqual([4, 740_000, 9]);
  });

  test('sees on the dashboard what her bookings add up to', async () => {
    const { figures, decisions, profile_status, agenda } = await dashboardOf(anna);
    expect(
      [figures.rent, figures.costs, figures.payouts, figures.open_instalments].map(dirhams),
    ).toEqual([174_000, 42_234, 124_442, 1_616_000]);
    expect(figures).toMatchObject({
      net_yield_bps: 640,
      let_days: 698,
      available_days: 712,
      open_instalment_units: 2,
    });
    expect(profile_status).toBe('active');
    expect(decisions.map(({ kind, due_on }) => [kind, due_on])).toEqual([
      ['handover_payment_due', '2026-11-24'],
      ['instalment_due', '2026-12-01'],
      ['document_expiring', '2027-01-05'],
    ]);
    expect(agenda.length).toBeGreaterThan(4);
    for (const [period, from] of [
      ['month', '2026-11-01'],
      ['year', '2026-01-01'],
      ['12_months', '2025-12-01'],
      ['all', '2000-01-01'],
    ] as const) {
      const { rent, costs, payouts } = (await dashboardOf(anna, period)).figures;
      expect({ rent: rent.amount, costs: costs.amount, payouts: payouts.amount }).toEqual(
        await bookedIn(portal(), anna.id, from),
      );
    }
  });

  test('sees rent and let days of the same two years, and is not paid more than they left', async () => {
    const { rent, costs, payouts, let_days, available_days } = (await dashboardOf(anna, 'all'))
      .figures;
    expect([dirhams(rent), let_days, available_days]).toEqual([346_000, 1428, 1442]);
    expect(payouts.amount).toBeLessThanOrEqual(rent.amount - costs.amount);
  });

  test('has a statement for each month that is over, one of them corrected after a late invoice', async () => {
    const { items } = StatementList.parse((await anna.get('/statements')).json());
    const periods = items.map(({ period }) => period);
    expect([periods[0], periods.at(-1), periods.length, new Set(periods).size]).toEqual([
      '2026-10',
      '2024-12',
      24,
      23,
    ]);
    const [corrected, first] = items.filter(({ period }) => period === '2026-04');
    expect([corrected?.status, first?.status]).toEqual(['corrected', 'superseded']);
    expect((corrected?.figures.expense.amount ?? 0) - (first?.figures.expense.amount ?? 0)).toBe(
      -124_000,
    );
    const valid = items.filter(({ status }) => status !== 'superseded').reverse();
    valid.slice(1).forEach(({ figures }, index) => {
      expect(figures.opening).toEqual(valid[index]?.figures.closing);
    });
    const october = BookingList.parse((await anna.get('/bookings?year=2026&month=10')).json());
    expect(items[0]?.figures.closing).toEqual(october.items[0]?.balance);
    const pdf = await anna.get(`/statements/${items[0]?.statement_id}/download`);
    expect(pdf.statusCode).toBe(200);
    const [page = []] = await pdfPages(pdf.rawPayload);
    const { closing } = items[0]!.figures;
    expect(page).toContain('Abrechnung Oktober\u00A02026');
    expect(page).toContain(formatAmount(closing, 'de'));
  });

  test('opens the invoice of each repair from its booking', async () => {
    const { items } = BookingList.parse((await anna.get('/bookings?category=maintenance')).json());
    expect(items.map(({ on, document_id }) => [on, document_id !== null])).toEqual([
      ['2026-11-16', true],
      ['2026-08-18', true],
      ['2026-04-21', true],
      ['2025-05-14', true],
    ]);
  });

  test('has been paid in euros, at the rate of the day, what the ledger says in dirhams', async () => {
    const { items } = PayoutList.parse((await anna.get('/payouts')).json());
    const total = items.reduce((sum, { gross }) => sum + gross.amount, 0);
    expect(total).toBe((await bookedIn(portal(), anna.id, '2000-01-01')).payouts);
    expect(items.every(({ statement }) => !statement?.difference.amount)).toBe(true);
    for (const { status, gross, bank_fee, fx, credited, value_date, ordered_on } of items) {
      expect([status, fx?.source, fx?.as_of]).toEqual(['paid', 'bank', value_date]);
      expect(credited).toEqual({
        amount: convertAmount(gross.amount - bank_fee.amount, fx?.rate ?? ''),
        currency: 'EUR',
      });
      expect(value_date! > ordered_on).toBe(true);
    }
    expect(items[0]?.statement?.no).toMatch(/^MZ-2026-\d{6}$/);
    const rate = FxRate.parse((await anna.get('/fx-rates?base=AED&quote=EUR')).json());
    expect(rate).toMatchObject({ as_of: '2026-11-20', source: 'ecb_usd_peg' });
  });

  test('has two years of bookings and is never paid more than she has', async () => {
    const { rows } = await portal().db.execute<{
      first: string;
      months: string;
      lowest: string;
    }>(sql`
      select min(day)::text as first, count(distinct date_trunc('month', day)) as months, min(balance) as lowest
      from (
        select l.value_date as day, sum(sum(l.amount_minor)) over (order by l.value_date) as balance
        from journal_lines l join ledger_accounts a on a.id = l.account_id
        where a.investor_id = ${anna.id} group by l.value_date
      ) balances`);
    expect(rows[0]).toMatchObject({ first: '2024-12-01', months: '24' });
    expect(Number(rows[0]?.lowest)).toBeGreaterThanOrEqual(0);
  });
}
