import { BASIC_FEE_BPS, PREMIUM_FEE_BPS, VAT_BPS } from '@manzil/shared/domain/fees';
import { anInvestor } from '../../../testing/fixtures';
import { aUnit } from '../../../testing/portfolio';
import { freshDatabase } from '../../../testing/test-database';
import { connect, type Database } from '../../db/connect';
import { packages, subscriptions } from './packages.table';

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
