import { randomUUID } from 'node:crypto';
import { BASIC_FEE_BPS, PREMIUM_FEE_BPS, VAT_BPS } from '@manzil/shared/domain/fees';
import { anInvestor } from '../../../testing/fixtures';
import { aUnit } from '../../../testing/portfolio';
import { freshDatabase } from '../../../testing/test-database';
import { connect, type Database } from '../../platform/postgres/connect';
import { packageOrders, packages, subscriptions } from './packages.table';

let db: Database;

beforeAll(async () => {
  db = connect(await freshDatabase(), { connections: 2, onLost: () => undefined });
});
afterAll(() => db.$client.end());

test('the packages cost what the portal says they cost', async () => {
  expect(await db.select().from(packages).orderBy(packages.code)).toEqual([
    { code: 'basic', fee_bps: BASIC_FEE_BPS, vat_bps: VAT_BPS },
    { code: 'premium', fee_bps: PREMIUM_FEE_BPS, vat_bps: VAT_BPS },
  ]);
});

test('a unit has one package at a time', async () => {
  const unit_id = await aUnit(db, { owners: [{ investor: await anInvestor(db) }] });
  const subscribe = (package_code: 'basic' | 'premium', starts_on: string, ends_on?: string) =>
    db.insert(subscriptions).values({ unit_id, package_code, starts_on, ends_on: ends_on ?? null });
  await subscribe('basic', '2026-01-01', '2026-12-31');
  await expect(subscribe('premium', '2026-12-31')).rejects.toMatchObject({
    cause: { constraint: 'subscriptions_no_overlap' },
  });
  await subscribe('premium', '2027-01-01');
});

test('a unit has one package at most that has not begun', async () => {
  const unit_id = await aUnit(db, { owners: [{ investor: await anInvestor(db) }] });
  const scheduled = { unit_id, package_code: 'basic' } as const;
  await db
    .insert(subscriptions)
    .values({ ...scheduled, starts_on: '2098-01-01', ends_on: '2098-12-31' });
  const again = { ...scheduled, starts_on: '2099-01-01' };
  await expect(db.insert(subscriptions).values(again)).rejects.toMatchObject({
    cause: { constraint: 'subscriptions_one_scheduled' },
  });
  await db.update(subscriptions).set({ cancelled_at: new Date() });
  await db.insert(subscriptions).values(again);
});

test('what was ordered is not changed', async () => {
  const investor = await anInvestor(db);
  const unit_id = await aUnit(db, { owners: [{ investor }] });
  const terms = { package_code: 'basic', fee_bps: 500, vat_bps: 500, language: 'de' } as const;
  await db.insert(packageOrders).values({
    ...terms,
    id: randomUUID(),
    investor_id: investor.id,
    unit_id,
    unit_label: 'Marina Walk Tower 2304',
  });
  for (const change of [db.update(packageOrders).set({ fee_bps: 1 }), db.delete(packageOrders)]) {
    await expect(change).rejects.toMatchObject({
      cause: { message: 'package_orders is append-only' },
    });
  }
});
