import { type SQL, sql } from 'drizzle-orm';
import type { InvestorId } from '../../identity/signed-in';
import type { Db } from '../../platform/postgres/connect';
import { utcInstant } from '../../platform/postgres/utc-instant';
import { constructionReadings } from './construction-readings.table';

/** From when on a report is there to be read: entered, and its day has come. */
export const visibleSince = (update: SQL): SQL =>
  sql`greatest(${update}.created_at, ${update}.published_on::timestamp at time zone 'Asia/Dubai')`;

/** Never back, and never beyond now. Null where the investor owns nothing in the project on this day. */
export async function saveReading(
  db: Db,
  investorId: InvestorId,
  { propertyId, readUntil, today }: { propertyId: number; readUntil: string; today: string },
): Promise<{ read_until: string } | null> {
  const { rows } = await db.execute<{ read_until: string }>(sql`
      insert into ${constructionReadings} as reading (investor_id, property_id, read_until)
      select ${investorId}, ${propertyId}, least(now(), ${new Date(readUntil).toISOString()}::timestamptz)
      where exists (
        select from unit_ownerships o join units u on u.id = o.unit_id
        where o.investor_id = ${investorId} and u.property_id = ${propertyId}
          and o.owned_from <= ${today}::date and (o.owned_to is null or o.owned_to >= ${today}::date))
      on conflict (investor_id, property_id)
        do update set read_until = greatest(reading.read_until, excluded.read_until)
      returning ${utcInstant(sql`read_until`)} as read_until`);
  return rows[0] ?? null;
}
