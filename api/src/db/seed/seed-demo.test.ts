import { Dashboard } from '@manzil/shared/contract/dashboard';
import { DocumentList } from '@manzil/shared/contract/documents';
import { FxRate } from '@manzil/shared/contract/fx';
import { BookingList } from '@manzil/shared/contract/ledger';
import { PayoutList } from '@manzil/shared/contract/payouts';
import { Profile } from '@manzil/shared/contract/profile';
import { Project } from '@manzil/shared/contract/projects';
import { Statement, StatementList } from '@manzil/shared/contract/statements';
import { UnitDetail, UnitList } from '@manzil/shared/contract/units';
import { type LedgerCategory, ledgerGroup } from '@manzil/shared/domain/ledger-category';
import { convertAmount } from '@manzil/shared/domain/money-rate';
import { formatAmount } from '@manzil/shared/format/money';
import { sql } from 'drizzle-orm';
import { pdfPages } from '../../../testing/pdf-text';
import { NOON, TODAY } from '../../../testing/portfolio';
import { scannedTables, statementsOf } from '../../../testing/statements';
import { buildTestApp, type Caller, type TestApp } from '../../../testing/test-app';
import { checkContent } from '../../files/check/content';
import { investors } from '../../modules/auth/investors.table';
import { DEMO_PASSWORD, seedDemo } from './seed-demo';

jest.setTimeout(60_000);

let portal: TestApp;

beforeAll(async () => {
  portal = await buildTestApp({ now: NOON });
  await seedDemo(portal.db, TODAY, portal.stored);
});
afterAll(() => portal.close());

async function signIn(email: string): Promise<Caller & { id: string; step: number }> {
  const answer = await portal.anonymous.post('/auth/login', { email, password: DEMO_PASSWORD });
  const { investor_id, onboarding_step } = answer.json();
  return { ...(await portal.as({ id: investor_id })), id: investor_id, step: onboarding_step };
}

const dashboardOf = async (caller: Caller, period = '12_months') =>
  Dashboard.parse((await caller.get(`/dashboard?period=${period}`)).json());
const unitsOf = async (caller: Caller, page = 1) =>
  UnitList.parse((await caller.get(`/units?page=${page}`)).json());
const profileOf = async (caller: Caller) => Profile.parse((await caller.get('/profile')).json());
const dirhams = ({ amount }: { amount: number }) => amount / 100;

/** The investor's lines, added up without the queries under test. */
async function bookedIn(investorId: string, from: string) {
  const { rows } = await portal.db.execute<{ category: LedgerCategory; amount: string }>(sql`
    select l.category, l.amount_minor as amount from journal_lines l, ledger_accounts a
    where a.id = l.account_id and a.investor_id = ${investorId}
      and l.value_date >= ${from}::date and l.value_date <= ${TODAY}::date`);
  const sum = (group: string) =>
    rows
      .filter(({ category }) => ledgerGroup(category) === group)
      .reduce((total, { amount }) => total + Number(amount), 0);
  return { rent: sum('rent'), costs: 0 - sum('cost'), payouts: 0 - sum('payout') };
}

test('leaves a database with investors alone', async () => {
  expect(await seedDemo(portal.db, TODAY, portal.stored)).toBe(false);
  expect(await portal.db.$count(investors)).toBe(4);
});

test('whoever finished onboarding meets what its steps ask for', async () => {
  const { rows } = await portal.db.execute(sql`
    select i.first_name, i.onboarding_step as step,
      (i.date_of_birth is not null and i.nationality is not null and i.phone_e164 is not null) as person,
      exists (select from addresses a where a.investor_id = i.id and a.valid_to is null) as address,
      (select count(*)::int from consents c where c.investor_id = i.id and c.granted
        and c.purpose in ('terms', 'privacy')) as consents
    from investors i order by i.first_name`);
  expect(rows).toEqual([
    { first_name: 'Anna', step: 4, person: true, address: true, consents: 2 },
    { first_name: 'Jonas', step: 1, person: true, address: false, consents: 0 },
    { first_name: 'Lena', step: 4, person: true, address: true, consents: 2 },
    { first_name: 'Max', step: 4, person: true, address: true, consents: 2 },
  ]);
});

test('a unit that was handed over has the package whose fee it pays', async () => {
  const { rows } = await portal.db.execute<{
    handed_over: boolean;
    units: number;
    fits: number;
  }>(sql`
    select u.handed_over_on is not null as handed_over, count(*)::int as units,
      (count(*) filter (where p.fee_bps = u.management_fee_bps and s.starts_on = u.handed_over_on))::int as fits
    from units u left join subscriptions s on s.unit_id = u.id left join packages p on p.code = s.package_code
    group by 1 order by 1`);
  const [open, handedOver] = rows;
  expect(open).toMatchObject({ handed_over: false, fits: 0 });
  expect(handedOver?.units).toBeGreaterThan(200);
  expect(handedOver?.fits).toBe(handedOver?.units);
});

test.each([
  ['anna.becker@example.com', 15, 0],
  ['lena.hoffmann@example.com', 3, 1],
  ['max.krueger@example.com', 23, 0],
])('every document of %s can be downloaded', async (email, current, superseded) => {
  const caller = await signIn(email);
  const listed = async (query: string) =>
    DocumentList.parse((await caller.get(`/documents?${query}`)).json());
  const pages = [
    await listed('page=1'),
    await listed('page=2'),
    await listed('versions=superseded'),
  ];
  expect(pages.map(({ items }) => items.length)).toEqual([
    Math.min(current, 20),
    Math.max(0, current - 20),
    superseded,
  ]);
  for (const { document_id, file } of pages.flatMap(({ items }) => items)) {
    const { statusCode, headers, rawPayload } = await caller.get(
      `/documents/${document_id}/download`,
    );
    expect([statusCode, headers['content-type']]).toEqual([200, 'application/pdf']);
    expect([rawPayload.length, headers.etag]).toEqual([file?.size_bytes, `"${file?.sha256}"`]);
    expect(await checkContent(rawPayload, 'document')).toMatchObject({ content: rawPayload });
  }
});

test('works on a leap day, too', async () => {
  const other = await buildTestApp();
  expect(await seedDemo(other.db, '2028-02-29', other.stored)).toBe(true);
  await other.close();
});

describe('Anna', () => {
  let anna: Awaited<ReturnType<typeof signIn>>;
  beforeAll(async () => {
    anna = await signIn('anna.becker@example.com');
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
          next_cheque_on: '2026-12-01',
        },
      },
      { vacant_since: '2026-11-08' },
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
        await bookedIn(anna.id, from),
      );
    }
  });

  test('sees rent and let days of the same fourteen months, and is not paid more than they left', async () => {
    const { rent, costs, payouts, let_days, available_days } = (await dashboardOf(anna, 'all'))
      .figures;
    expect([dirhams(rent), let_days, available_days]).toEqual([186_000, 812, 826]);
    expect(payouts.amount).toBeLessThanOrEqual(rent.amount - costs.amount);
  });

  test('has a statement for each month that is over, one of them corrected after a late invoice', async () => {
    const { items } = StatementList.parse((await anna.get('/statements')).json());
    const periods = items.map(({ period }) => period);
    expect([periods[0], periods.at(-1), periods.length, new Set(periods).size]).toEqual([
      '2026-10',
      '2025-10',
      14,
      13,
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
    expect(page).toContain('Abrechnung Oktober 2026');
    expect(page).toContain(formatAmount(closing, 'de'));
  });

  test('opens the invoice of the latest repair from its booking', async () => {
    const { items } = BookingList.parse((await anna.get('/bookings?category=maintenance')).json());
    expect(items.map(({ on, document_id }) => [on, document_id !== null])).toEqual([
      ['2026-11-16', true],
      ['2026-08-18', false],
      ['2026-04-21', false],
    ]);
  });

  test('has been paid in euros, at the rate of the day, what the ledger says in dirhams', async () => {
    const { items } = PayoutList.parse((await anna.get('/payouts')).json());
    const total = items.reduce((sum, { gross }) => sum + gross.amount, 0);
    expect(total).toBe((await bookedIn(anna.id, '2000-01-01')).payouts);
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

  test('has fourteen months of bookings and is never paid more than she has', async () => {
    const { rows } = await portal.db.execute<{ first: string; months: string; lowest: string }>(sql`
      select min(day)::text as first, count(distinct date_trunc('month', day)) as months, min(balance) as lowest
      from (
        select l.value_date as day, sum(sum(l.amount_minor)) over (order by l.value_date) as balance
        from journal_lines l join ledger_accounts a on a.id = l.account_id
        where a.investor_id = ${anna.id} group by l.value_date
      ) balances`);
    expect(rows[0]).toMatchObject({ first: '2025-10-05', months: '14' });
    expect(Number(rows[0]?.lowest)).toBeGreaterThanOrEqual(0);
  });
});

test('Jonas has done one step and has neither address nor documents', async () => {
  const jonas = await signIn('jonas.weber@example.com');
  expect(jonas.step).toBe(1);
  expect(await profileOf(jonas)).toMatchObject({
    status: 'inactive',
    documents: [],
    address: null,
  });
});

test('Lena owns half a unit with Max and is inactive because of a declined passport', async () => {
  const lena = await signIn('lena.hoffmann@example.com');
  const { status, reasons, documents } = await profileOf(lena);
  expect([status, reasons]).toEqual(['inactive', ['document_declined']]);
  expect(documents.filter(({ document_type }) => document_type === 'passport')).toMatchObject([
    { status: 'declined', decline_code: 'unreadable' },
  ]);
  const { items } = await unitsOf(lena);
  expect(items.map(({ share_bps }) => share_bps)).toEqual([5000]);
  const max = await signIn('max.krueger@example.com');
  expect((await max.get(`/units/${items[0]?.unit_id}`)).json()).toMatchObject({ share_bps: 5000 });
});

describe('Max', () => {
  let max: Awaited<ReturnType<typeof signIn>>;
  beforeAll(async () => {
    max = await signIn('max.krueger@example.com');
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
      await bookedIn(max.id, '2000-01-01'),
    );
    expect((await dashboardOf(max)).figures.rent_change_bps).not.toBeNull();
  });

  test('has statements of the last two months, and a payout that was refused at first', async () => {
    const { items } = StatementList.parse((await max.get('/statements')).json());
    expect(items.map(({ period }) => period)).toEqual(['2026-10', '2026-09']);
    const statement = Statement.parse(
      (await max.get(`/statements/${items[0]?.statement_id}`)).json(),
    );
    const sum = statement.units.reduce((total, unit) => total + unit.sum.amount, 0);
    expect(sum).toBe(statement.figures.closing.amount - statement.figures.opening.amount);
    const payouts = PayoutList.parse((await max.get('/payouts')).json()).items;
    expect(payouts.filter(({ status }) => status === 'failed')).toMatchObject([
      { ordered_on: '2026-09-30', failure_reason: 'bank_refused', credited: null },
    ]);
    expect(payouts.filter(({ ordered_on }) => ordered_on === '2026-09-30')).toHaveLength(2);
  });

  test('has something late, something bounced and something to announce', async () => {
    const { decision_count, decisions } = await dashboardOf(max);
    expect(decision_count).toBeGreaterThan(10);
    expect(decisions.map(({ kind }) => kind)).toContain('cheque_bounced');
  });

  test('is sent the next dates of many', async () => {
    const { agenda, agenda_count } = await dashboardOf(max);
    expect(agenda).toHaveLength(20);
    expect(agenda_count).toBeGreaterThan(200);
    expect(agenda.map(({ on }) => on)).toEqual(agenda.map(({ on }) => on).sort());
  });

  test('is never answered by reading the whole ledger, and every table can be reached by an index', async () => {
    const statements = await statementsOf(async () => {
      for (const url of [
        '/dashboard',
        '/dashboard?period=all',
        '/units',
        '/units?page=21',
        '/projects/14',
        '/profile',
        '/bookings',
        '/bookings?category=insurance',
        '/bookings.csv?year=2026',
        '/statements',
        '/payouts',
        '/fx-rates?base=AED&quote=EUR',
      ]) {
        await max.get(url);
      }
      await max.get(`/units/${(await unitsOf(max)).items[0]?.unit_id}`);
    });
    expect(statements.length).toBeGreaterThan(15);
    for (const statement of statements.filter(({ text }) => text.includes('to_json'))) {
      expect(await scannedTables(portal.db, statement, { enable_seqscan: 'on' })).not.toContain(
        'journal_lines',
      );
      expect(await scannedTables(portal.db, statement, { enable_seqscan: 'off' })).toEqual([]);
    }
  });
});
