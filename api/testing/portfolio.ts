import { randomUUID } from 'node:crypto';
import type { LedgerCategory } from '@manzil/shared/domain/ledger-category';
import { eq, sql } from 'drizzle-orm';
import { journalLines, journals, ledgerAccounts } from '../src/modules/bookings/ledger.table';
import { properties } from '../src/modules/projects/properties.table';
import { acquisitions, unitOwnerships } from '../src/modules/units/ownership.table';
import { instalments, paymentPlans } from '../src/modules/units/purchase.table';
import { rentCheques, tenancies } from '../src/modules/units/tenancies.table';
import { units } from '../src/modules/units/units.table';
import type { Db } from '../src/platform/postgres/connect';

type Id = { id: string };
type Owner = { investor: Id; share_bps?: number; owned_from?: string; owned_to?: string };
type Unit = Partial<typeof units.$inferInsert> & { price?: number; owners: Owner[] };

export const NOON = () => new Date('2026-11-21T08:00:00Z');
export const TODAY = '2026-11-21';

let propertiesMade = 0;

export async function aProperty(
  db: Db,
  overrides: Partial<typeof properties.$inferInsert> = {},
): Promise<number> {
  propertiesMade += 1;
  const id = overrides.id ?? 1000 + propertiesMade;
  await db.insert(properties).values({
    id,
    name: `Test Tower ${id}`,
    developer: 'Test Development',
    community: 'Dubai Marina',
    emirate: 'dubai',
    total_units: 100,
    drawing_seed: id,
    drawing_shape: 'tower',
    floors: 20,
    floors_built: 20,
    facade_floors: 20,
    bays: 6,
    ...overrides,
  });
  return id;
}

/** Bought on 1 January 2024 for 1,000,000 AED and 40,000 AED of fees, unless told otherwise. */
export async function aUnit(
  db: Db,
  { price = 100_000_000, owners, ...unit }: Unit,
): Promise<string> {
  const id = unit.id ?? randomUUID();
  const property_id = unit.property_id ?? (await aProperty(db));
  await db.transaction(async (tx) => {
    await tx.insert(units).values({
      unit_no: id.slice(0, 6),
      floor: 5,
      bay: 2,
      unit_type: 'apartment',
      bedrooms: 2,
      bathrooms: 2,
      area_sqm_x100: 9000,
      lifecycle: 'vacant_listed',
      lifecycle_since: '2026-11-01',
      management_fee_bps: 500,
      ...unit,
      id,
      property_id,
    });
    await tx.insert(acquisitions).values({
      unit_id: id,
      purchased_on: '2024-01-01',
      purchase_price_fils: price,
      dld_fee_fils: price / 25,
      dld_fee_bps: 400,
    });
    await tx.insert(unitOwnerships).values(
      owners.map(({ investor, share_bps = 10_000, owned_from = '2024-01-01', owned_to }) => ({
        unit_id: id,
        investor_id: investor.id,
        share_bps,
        owned_from,
        owned_to: owned_to ?? null,
      })),
    );
  });
  return id;
}

/** Under the id of its acquisition. */
export async function purchaseOf(db: Db, unitId: string): Promise<string> {
  const [row] = await db.select().from(acquisitions).where(eq(acquisitions.unit_id, unitId));
  if (!row) throw new Error('The unit was never bought.');
  return row.id;
}

type Step = Partial<typeof instalments.$inferInsert> & { amount_fils: number };

export async function aPlan(db: Db, unitId: string, steps: Step[]): Promise<void> {
  const total_fils = steps.reduce((sum, { amount_fils }) => sum + amount_fils, 0);
  const plan_id = randomUUID();
  await db.insert(paymentPlans).values({ id: plan_id, unit_id: unitId, total_fils });
  await db.insert(instalments).values(
    steps.map((step, index) => ({
      plan_id,
      seq: index + 1,
      label_de: 'Rate',
      label_en: 'Instalment',
      trigger: step.due_on ? ('date' as const) : ('handover' as const),
      share_bps: 0,
      ...step,
    })),
  );
}

type Tenancy = Partial<typeof tenancies.$inferInsert>;
type Cheque = Partial<typeof rentCheques.$inferInsert> & { due_on: string };

/** Let for 120,000 AED from 1 September 2026 for a year, unless told otherwise. */
export async function aTenancy(
  db: Db,
  unitId: string,
  overrides: Tenancy = {},
  cheques: Cheque[] = [],
): Promise<void> {
  const tenancy_id = overrides.id ?? randomUUID();
  await db.insert(tenancies).values({
    starts_on: '2026-09-01',
    ends_on: '2027-08-31',
    annual_rent_fils: 12_000_000,
    status: 'active',
    ...overrides,
    id: tenancy_id,
    unit_id: unitId,
  });
  for (const [index, cheque] of cheques.entries()) {
    await db.insert(rentCheques).values({
      seq: index + 1,
      amount_fils: 3_000_000,
      status: 'received',
      ...cheque,
      tenancy_id,
    });
  }
}

type Booking = {
  investor: Id;
  /** Null: of no unit. */
  unitId: string | null;
  on: string;
  category: LedgerCategory;
  amount: number;
  text?: { de: string; en: string };
  document_id?: string;
  /** Id of the journal that it takes back. */
  reverses_id?: string | undefined;
  /** The cheque whose rent it is. */
  cheque_id?: string;
};

/** One booking for an investor's account of a unit, against the company's. Answers its `booking_id`. */
export async function aBooking(
  db: Db,
  { investor, unitId, on, category, amount, text, document_id, reverses_id, cheque_id }: Booking,
): Promise<string> {
  const journal_id = randomUUID();
  const line = { journal_id, value_date: on, currency: 'AED' as const, category };
  const account = await accountOf(db, {
    owner_scope: 'investor',
    investor_id: investor.id,
    unit_id: unitId,
  });
  const company = await accountOf(db, { owner_scope: 'company', investor_id: null, unit_id: null });
  await db.transaction(async (tx) => {
    await tx.insert(journals).values({
      id: journal_id,
      booked_on: on,
      value_date: on,
      kind: 'correction',
      text_de: text?.de ?? 'Test',
      text_en: text?.en ?? 'Test',
      source: 'manual',
      reverses_id: reverses_id ?? null,
      cheque_id: cheque_id ?? null,
    });
    await tx.insert(journalLines).values([
      {
        ...line,
        line_no: 1,
        account_id: account,
        amount_minor: amount,
        document_id: document_id ?? null,
      },
      { ...line, line_no: 2, account_id: company, amount_minor: -amount },
    ]);
  });
  return `${on}_${journal_id}_1`;
}

type Account = Pick<typeof ledgerAccounts.$inferInsert, 'owner_scope' | 'investor_id' | 'unit_id'>;

async function accountOf(db: Db, account: Account): Promise<string> {
  const { owner_scope, investor_id, unit_id } = account;
  const own = () =>
    db
      .select()
      .from(ledgerAccounts)
      .where(
        sql`owner_scope = ${owner_scope} and investor_id is not distinct from ${investor_id}
          and unit_id is not distinct from ${unit_id}`,
      );
  const [had] = await own();
  if (had) return had.id;
  await db
    .insert(ledgerAccounts)
    .values({ ...account, currency: 'AED' })
    .onConflictDoNothing();
  const [made] = await own();
  if (!made) throw new Error('The account was not stored.');
  return made.id;
}
