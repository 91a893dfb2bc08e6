import { randomUUID } from 'node:crypto';
import type { UnitDetail } from '@manzil/shared/contract/units/unit-detail';
import type { UnitList } from '@manzil/shared/contract/units/unit-list';
import { anInvestor, type TestInvestor } from '../../../testing/fixtures';
import { aBooking, aPlan, aProperty, aTenancy, aUnit, NOON } from '../../../testing/portfolio';
import { buildTestApp, type Caller, type TestApp } from '../../../testing/test-app';
import { subscriptions } from '../packages/packages.table';
import { constructionUpdates } from '../projects/construction-updates.table';

let portal: TestApp;
let owner: TestInvestor;
let caller: Caller;

beforeAll(async () => {
  portal = await buildTestApp({ now: NOON });
});
afterAll(() => portal.close());
beforeEach(async () => {
  owner = await anInvestor(portal.db);
  caller = await portal.as(owner);
});

const detail = async (id: string): Promise<UnitDetail> => (await caller.get(`/units/${id}`)).json();
const owned = (overrides: object = {}) =>
  aUnit(portal.db, { owners: [{ investor: owner }], ...overrides });

describe('the stage of a unit', () => {
  test('under construction: our site visit counts before the register and the developer', async () => {
    const property_id = await aProperty(portal.db, { floors_built: 12, facade_floors: 3 });
    const report = { property_id, title_de: 'x', title_en: 'x', body_de: 'x', body_en: 'x' };
    await portal.db.insert(constructionUpdates).values([
      { ...report, source: 'site_visit', published_on: '2026-09-01', progress_bps: 5000 },
      { ...report, source: 'site_visit', published_on: '2026-10-01', progress_bps: 6200 },
      { ...report, source: 'site_visit', published_on: '2026-12-01', progress_bps: 9900 },
      { ...report, source: 'developer', published_on: '2026-11-01', progress_bps: 6400 },
    ]);
    const unit = await owned({ property_id, lifecycle: 'under_construction' });
    await aPlan(portal.db, unit, [
      { amount_fils: 100, due_on: '2026-01-01', paid_on: '2026-01-01' },
      { amount_fils: 9_250_000, due_on: '2026-12-01' },
      { amount_fils: 50, expected_on: '2027-06-01' },
    ]);
    const { stage, open_amount, needs_attention, next_date } = await detail(unit);
    expect(stage).toEqual({
      construction: { progress_bps: 6200, floors_built: 12, floors: 20 },
      next_instalment: {
        seq: 2,
        count: 3,
        due_on: '2026-12-01',
        amount: { amount: 9_250_000, currency: 'AED' },
        status: 'due_soon',
      },
      handover: null,
      tenancy: null,
      vacant_since: null,
    });
    expect([open_amount?.amount, needs_attention, next_date]).toEqual([
      9_250_050,
      true,
      '2026-12-01',
    ]);
  });

  test('let: replaced cheques are not counted, the next is the first not handed in', async () => {
    const unit = await owned({ lifecycle: 'let' });
    await aTenancy(portal.db, unit, {}, [
      { due_on: '2026-09-01', status: 'cleared', cleared_on: '2026-09-02' },
      { due_on: '2026-11-15', status: 'replaced' },
      { due_on: '2026-12-01' },
      { due_on: '2027-03-01', status: 'held' },
    ]);
    const { stage, cheques, needs_attention } = await detail(unit);
    expect(stage.tenancy).toEqual({
      ends_on: '2027-08-31',
      cheques: 3,
      cheques_cleared: 1,
      next_cheque_on: '2026-12-01',
      cheque_bounced: false,
    });
    expect(cheques.map(({ status }) => status)).toEqual([
      'cleared',
      'replaced',
      'received',
      'held',
    ]);
    expect(needs_attention).toBe(false);
  });

  test('a bounced cheque needs attention, even of a tenancy that has ended', async () => {
    const unit = await owned();
    await aTenancy(
      portal.db,
      unit,
      { starts_on: '2025-09-01', ends_on: '2026-08-31', status: 'ended' },
      [{ due_on: '2026-06-01', status: 'bounced' }],
    );
    expect((await detail(unit)).needs_attention).toBe(true);
    const running = { starts_on: '2026-09-01', ends_on: '2027-08-31' };
    await aTenancy(portal.db, unit, running, [{ due_on: '2026-12-01' }]);
    expect((await detail(unit)).stage.tenancy?.cheque_bounced).toBe(false);
  });

  test('a bounced cheque of the tenancy that runs is its own', async () => {
    const unit = await owned();
    const running = { starts_on: '2026-09-01', ends_on: '2027-08-31' };
    await aTenancy(portal.db, unit, running, [{ due_on: '2026-10-01', status: 'bounced' }]);
    expect((await detail(unit)).stage.tenancy?.cheque_bounced).toBe(true);
  });

  test('its rents are among those that run or have ended, or there are none', async () => {
    const unit = await owned();
    const sold = { starts_on: '2022-09-01', ends_on: '2023-08-31', status: 'ended' } as const;
    await aTenancy(portal.db, unit, sold, [{ due_on: '2022-09-01', status: 'bounced' }]);
    expect((await detail(unit)).rents).toBeNull();
    const before = { starts_on: '2024-09-01', ends_on: '2025-08-31', status: 'ended' } as const;
    await aTenancy(portal.db, unit, before, [
      { due_on: '2024-09-01', status: 'cleared', cleared_on: '2024-09-03' },
    ]);
    expect((await detail(unit)).rents).toBe('ended');
    const later = { starts_on: '2025-09-01', ends_on: '2026-08-31', status: 'ended' } as const;
    await aTenancy(portal.db, unit, later, [{ due_on: '2026-06-01', status: 'bounced' }]);
    expect((await detail(unit)).rents).toBe('running');
  });

  test('its rents run as long as a cheque is open, and are there without one', async () => {
    const unit = await owned();
    const year = (n: number) => ({ starts_on: `${n}-09-01`, ends_on: `${n + 1}-08-31` });
    await aTenancy(portal.db, unit, year(2025));
    expect((await detail(unit)).rents).toBe('ended');
    await aTenancy(portal.db, unit, year(2024), [{ due_on: '2025-06-01', status: 'deposited' }]);
    expect((await detail(unit)).rents).toBe('running');
  });

  test('the last month before the day of rent notice needs attention', async () => {
    const unit = await owned({ lifecycle: 'let' });
    await aTenancy(portal.db, unit, { starts_on: '2026-03-01', ends_on: '2027-02-28' });
    expect(await detail(unit)).toMatchObject({
      rent_notice_by: '2026-11-30',
      next_date: '2026-11-30',
      needs_attention: true,
    });
  });

  test('outside Dubai no day of rent notice is known', async () => {
    const property_id = await aProperty(portal.db, { emirate: 'ras_al_khaimah' });
    const unit = await owned({ lifecycle: 'let', property_id });
    await aTenancy(portal.db, unit, { starts_on: '2026-03-01', ends_on: '2027-02-28' });
    expect(await detail(unit)).toMatchObject({
      rent_notice_by: null,
      next_date: '2027-02-28',
      needs_attention: false,
    });
  });

  test('the ten years of warranty on the structure are told in Dubai alone', async () => {
    const warranty = async (emirate: 'dubai' | 'abu_dhabi') => {
      const finished = { emirate, completion_certificate_on: '2023-08-15' };
      const unit = await owned({ property_id: await aProperty(portal.db, finished) });
      return (await detail(unit)).structure_warranty_until;
    };
    expect([await warranty('dubai'), await warranty('abu_dhabi')]).toEqual(['2033-08-15', null]);
  });

  test('once notice is given no rent is to be announced', async () => {
    const unit = await owned({ lifecycle: 'notice_given' });
    await aTenancy(portal.db, unit, {
      starts_on: '2026-03-01',
      ends_on: '2027-02-28',
      status: 'notice_given',
    });
    expect(await detail(unit)).toMatchObject({
      rent_notice_by: null,
      next_date: '2027-02-28',
      needs_attention: false,
    });
  });

  test('vacant: since when', async () => {
    const unit = await owned({ lifecycle: 'vacant_listed', lifecycle_since: '2026-11-08' });
    expect((await detail(unit)).stage.vacant_since).toBe('2026-11-08');
  });
});

describe('the yield', () => {
  test('is explained by its parts, with the repairs of the last twelve months', async () => {
    const unit = await owned({
      lifecycle: 'let',
      price: 142_000_000,
      service_charge_fils: 1_540_000,
      insurance_fils: 65_000,
      management_fee_bps: 700,
    });
    await aTenancy(portal.db, unit);
    const repair = { investor: owner, unitId: unit, category: 'maintenance' as const };
    await aBooking(portal.db, { ...repair, on: '2026-08-18', amount: -68_000 });
    await aBooking(portal.db, { ...repair, on: '2025-11-21', amount: -999_000 });
    const found = await detail(unit);
    expect(found.yield).toMatchObject({
      annual_rent: { amount: 12_000_000 },
      management_fee: { amount: 840_000 },
      fee_vat: { amount: 42_000 },
      maintenance: { amount: 68_000 },
      net: { amount: 9_445_000 },
      gross_bps: 845,
      net_bps: 640,
    });
    expect(found.net_yield_bps).toBe(640);
  });

  test('counts the repairs of all co-owners, whoever asks', async () => {
    const other = await anInvestor(portal.db);
    const unit = await aUnit(portal.db, {
      lifecycle: 'let',
      owners: [
        { investor: owner, share_bps: 5000 },
        { investor: other, share_bps: 5000 },
      ],
    });
    await aTenancy(portal.db, unit);
    for (const investor of [owner, other]) {
      await aBooking(portal.db, {
        investor,
        unitId: unit,
        on: '2026-10-01',
        category: 'maintenance',
        amount: -500,
      });
    }
    expect((await detail(unit)).yield?.maintenance.amount).toBe(1000);
  });

  test('counts the fee of the package that runs, in the list too; without one the unit\u2019s own', async () => {
    const unit = await owned({ lifecycle: 'let', management_fee_bps: 300 });
    await aTenancy(portal.db, unit);
    const feeNow = async () => (await detail(unit)).yield?.management_fee_bps;
    const chosen = { unit_id: unit, package_code: 'basic' } as const;
    await portal.db.insert(subscriptions).values([
      { ...chosen, starts_on: '2025-01-01', cancelled_at: new Date() },
      { ...chosen, starts_on: '2026-11-22' },
    ]);
    expect(await feeNow()).toBe(300);
    await portal.db.insert(subscriptions).values({
      unit_id: unit,
      package_code: 'premium',
      starts_on: '2026-01-01',
      ends_on: '2026-11-21',
    });
    expect(await feeNow()).toBe(700);
    const { items } = (await caller.get('/units')).json<UnitList>();
    // 120,000 less 8,400 and 420 of 1,040,000
    expect(items[0]?.net_yield_bps).toBe(1069);
  });

  test('a unit that is not let has none', async () => {
    expect(await detail(await owned())).toMatchObject({
      yield: null,
      net_yield_bps: null,
      annual_rent: null,
    });
  });
});

test('a missing unit, a stranger\u2019s and a nonsensical id answer alike', async () => {
  const stranger = await anInvestor(portal.db);
  const foreign = await aUnit(portal.db, { owners: [{ investor: stranger }] });
  const comparable = async (id: string) => {
    const { statusCode, headers, body } = await caller.get(`/units/${id}`);
    return {
      statusCode,
      type: headers['content-type'],
      body,
    };
  };
  const missing = await comparable(randomUUID());
  expect(missing.statusCode).toBe(404);
  expect(await comparable(foreign)).toEqual(missing);
  expect(await comparable('not-a-uuid')).toEqual(missing);
});

test('instalments carry the status of the day', async () => {
  const unit = await owned();
  await aPlan(portal.db, unit, [
    { amount_fils: 1, due_on: '2026-01-01', paid_on: '2026-01-02' },
    { amount_fils: 1, due_on: '2026-11-20' },
    { amount_fils: 1, due_on: '2026-11-21' },
    { amount_fils: 1, due_on: '2026-12-21' },
    { amount_fils: 1, due_on: '2026-12-22' },
    { amount_fils: 1, expected_on: '2026-11-01' },
  ]);
  expect((await detail(unit)).instalments.map(({ status }) => status)).toEqual([
    'paid',
    'overdue',
    'due',
    'due_soon',
    'planned',
    'planned',
  ]);
});
