import type { PackageCode } from '@manzil/shared/domain/package-start';
import { sql } from 'drizzle-orm';
import type { Db } from '../../platform/postgres/connect';
import { jsonRows } from '../../platform/postgres/json-rows';
import { BEGIN, beginsAfter, NEXT_ONE, runsOn } from './package-days';
import { subscriptions } from './packages.table';

type Change = {
  unitId: string;
  code: PackageCode;
  /** null = at handover. */
  from: string | null;
  orderId: string | null;
};

export type TakenBack = {
  package_code: PackageCode;
  starts_on: string | null;
  order_id: string | null;
};

const COUNTED = sql`version = s.version + 1, updated_at = now()`;

/** Two changes of one unit's package wait for each other; of the first one no row is there to be locked. */
export async function lockPackage(tx: Db, unitId: string): Promise<void> {
  await tx.execute(
    sql`select pg_advisory_xact_lock(hashtextextended(${`package:${unitId}`}::text, 0))`,
  );
}

export async function startPackage(tx: Db, { unitId, code, from, orderId }: Change): Promise<void> {
  if (from !== null) {
    await tx.execute(sql`
      update subscriptions s set ends_on = ${from}::date - 1, ${COUNTED}
      where s.unit_id = ${unitId} and s.cancelled_at is null
        and (s.ends_on is null or s.ends_on >= ${from}::date)`);
  }
  await tx
    .insert(subscriptions)
    .values({ unit_id: unitId, package_code: code, starts_on: from, order_id: orderId });
}

/** The package before goes on. @param today calendar day in Dubai @returns null where nothing is scheduled */
export async function takeBackScheduled(
  tx: Db,
  unitId: string,
  today: string,
): Promise<TakenBack | null> {
  const [next] = await jsonRows<TakenBack & { id: string }>(
    tx,
    sql`select s.id, s.package_code, ${BEGIN} as starts_on, s.order_id
      from subscriptions s join units u on u.id = s.unit_id
      where s.unit_id = ${unitId} and ${beginsAfter(sql`${today}::date`)} ${NEXT_ONE}`,
  );
  if (!next) return null;
  const { id, ...taken } = next;
  await tx.execute(
    sql`update subscriptions s set cancelled_at = now(), ${COUNTED} where s.id = ${id}`,
  );
  await tx.execute(sql`
    update subscriptions s set ${COUNTED}, ends_on = (
      select min(n.starts_on) - 1 from subscriptions n
      where n.unit_id = ${unitId} and n.cancelled_at is null and n.starts_on > ${taken.starts_on}::date)
    where s.unit_id = ${unitId} and s.cancelled_at is null and s.ends_on = ${taken.starts_on}::date - 1`);
  return taken;
}

/** What runs today goes on until further notice, whatever end was agreed. @param today calendar day in Dubai */
export async function keepPackage(tx: Db, unitId: string, today: string): Promise<void> {
  await tx.execute(sql`
    update subscriptions s set ends_on = null, ${COUNTED} from units u
    where u.id = s.unit_id and s.unit_id = ${unitId} and ${runsOn(sql`${today}::date`)}
      and s.ends_on is not null`);
}

/** What has begun by then ends the day before. @param today day in Dubai @returns what now never counts */
export async function endPackage(
  tx: Db,
  unitId: string,
  from: string,
  today: string,
): Promise<TakenBack[]> {
  const lasting = sql`u.id = s.unit_id and s.unit_id = ${unitId} and s.cancelled_at is null
    and (s.ends_on is null or s.ends_on >= greatest(${from}::date, ${today}::date))`;
  const { rows } = await tx.execute<TakenBack>(sql`
    update subscriptions s set cancelled_at = now(), ${COUNTED} from units u
    where ${lasting} and (${BEGIN} is null or ${BEGIN} >= ${from}::date)
    returning s.package_code, ${BEGIN}::text as starts_on, s.order_id`);
  await tx.execute(sql`
    update subscriptions s set ends_on = ${from}::date - 1, ${COUNTED} from units u where ${lasting}`);
  return rows;
}
