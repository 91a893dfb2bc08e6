import { sql } from 'drizzle-orm';
import { anInvestor, type TestInvestor } from '../../../testing/fixtures';
import { aTenancy, aUnit } from '../../../testing/portfolio';
import { buildTestApp, type TestApp } from '../../../testing/test-app';
import { unitOwnerships } from './ownership.table';
import { units } from './units.table';

let portal: TestApp;
let anna: TestInvestor;
let ben: TestInvestor;

beforeAll(async () => {
  portal = await buildTestApp();
  anna = await anInvestor(portal.db);
  ben = await anInvestor(portal.db);
});
afterAll(() => portal.close());

const owned = (...owners: Parameters<typeof aUnit>[1]['owners']) => aUnit(portal.db, { owners });

describe('the shares of a unit', () => {
  test('may change hands in one transaction', async () => {
    const unit_id = await owned({ investor: anna });
    await portal.db.transaction(async (tx) => {
      await tx.execute(
        sql`update unit_ownerships set owned_to = '2026-05-31' where unit_id = ${unit_id}`,
      );
      await tx.insert(unitOwnerships).values([
        { unit_id, investor_id: anna.id, share_bps: 2500, owned_from: '2026-06-01' },
        { unit_id, investor_id: ben.id, share_bps: 7500, owned_from: '2026-06-01' },
      ]);
    });
    expect(await portal.db.$count(unitOwnerships, sql`unit_id = ${unit_id}`)).toBe(3);
  });

  test('must add up to the whole', async () => {
    const refused = { cause: { constraint: 'unit_ownerships_whole' } };
    await expect(owned({ investor: anna, share_bps: 9999 })).rejects.toMatchObject(refused);
    await expect(owned({ investor: anna }, { investor: ben, share_bps: 1 })).rejects.toMatchObject(
      refused,
    );
  });

  test('must add up on every day, also after one owner has left', async () => {
    await expect(
      owned(
        { investor: anna, share_bps: 5000 },
        { investor: ben, share_bps: 5000, owned_to: '2026-05-31' },
      ),
    ).rejects.toMatchObject({ cause: { constraint: 'unit_ownerships_whole' } });
  });

  test('one investor holds one share at a time', async () => {
    await expect(
      owned({ investor: anna, share_bps: 5000 }, { investor: anna, share_bps: 5000 }),
    ).rejects.toMatchObject({ cause: { code: '23P01' } });
  });

  test('belong to a unit that was bought', async () => {
    const bought = await owned({ investor: anna });
    const [unit] = await portal.db.select().from(units).where(sql`id = ${bought}`);
    if (!unit) throw new Error('The unit was not stored.');
    const { id: _, ...rest } = unit;
    const [gift] = await portal.db
      .insert(units)
      .values({ ...rest, unit_no: 'gift' })
      .returning();
    await expect(
      portal.db.insert(unitOwnerships).values({
        unit_id: gift?.id ?? '',
        investor_id: anna.id,
        share_bps: 10_000,
        owned_from: '2026-01-01',
      }),
    ).rejects.toMatchObject({ cause: { constraint: 'unit_ownerships_bought' } });
  });
});

describe('tenancies of a unit', () => {
  test('may follow one another to the day', async () => {
    const unit = await owned({ investor: anna });
    await aTenancy(portal.db, unit, {
      starts_on: '2025-09-01',
      ends_on: '2026-08-31',
      status: 'ended',
    });
    await expect(aTenancy(portal.db, unit)).resolves.toBeUndefined();
  });

  test('may not overlap by a day, but a draft may', async () => {
    const unit = await owned({ investor: anna });
    await aTenancy(portal.db, unit);
    const next = { starts_on: '2027-08-31', ends_on: '2028-08-30' };
    await expect(aTenancy(portal.db, unit, next)).rejects.toMatchObject({
      cause: { constraint: 'tenancies_no_overlap' },
    });
    await expect(aTenancy(portal.db, unit, { ...next, status: 'draft' })).resolves.toBeUndefined();
  });
});
