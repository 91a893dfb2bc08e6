import type { PackageCode } from '@manzil/shared/domain/package-start';
import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Db } from '../../db/connect';
import { units } from '../units/units.table';
import { subscriptions } from './packages.table';

type Change = {
  unitId: string;
  code: PackageCode;
  /** null = at handover. */
  from: string | null;
  orderId: string | null;
};

const counted = () => ({ version: sql`${subscriptions.version} + 1`, updated_at: sql`now()` });

/** Two changes of one unit's package wait for each other; of the first one no row is there to be locked. */
export async function lockPackage(tx: Db, unitId: string): Promise<void> {
  await tx.execute(
    sql`select pg_advisory_xact_lock(hashtextextended(${`package:${unitId}`}::text, 0))`,
  );
}

/** The package from a day on; the one before ends the day before. */
export async function startPackage(tx: Db, { unitId, code, from, orderId }: Change): Promise<void> {
  if (from !== null) {
    await tx
      .update(subscriptions)
      .set({ ...counted(), ends_on: sql`${from}::date - 1` })
      .where(and(...untilFurtherNotice(unitId)));
  }
  await tx
    .insert(subscriptions)
    .values({ unit_id: unitId, package_code: code, starts_on: from, order_id: orderId });
}

/**
 * Takes back what has not begun: the package before it goes on until further notice.
 * @param today calendar day in Dubai
 * @returns whether there was something
 */
export async function takeBackScheduled(tx: Db, unitId: string, today: string): Promise<boolean> {
  const handover = sql`(select handed_over_on from ${units} where ${units.id} = ${unitId})`;
  const [taken] = await tx
    .update(subscriptions)
    .set({ ...counted(), cancelled_at: sql`now()` })
    .where(
      and(
        ...untilFurtherNotice(unitId),
        sql`coalesce(${subscriptions.starts_on}, ${handover}, 'infinity') > ${today}::date`,
      ),
    )
    .returning({ starts_on: subscriptions.starts_on });
  if (!taken) return false;
  await tx
    .update(subscriptions)
    .set({ ...counted(), ends_on: null })
    .where(
      and(
        eq(subscriptions.unit_id, unitId),
        isNull(subscriptions.cancelled_at),
        sql`${subscriptions.ends_on} = ${taken.starts_on}::date - 1`,
      ),
    );
  return true;
}

/** Of a unit it is one row at most: what is without an end overlaps. */
const untilFurtherNotice = (unitId: string) => [
  eq(subscriptions.unit_id, unitId),
  isNull(subscriptions.ends_on),
  isNull(subscriptions.cancelled_at),
];
