import type { PackageCode } from '@manzil/shared/domain/package-start';
import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../db/connect';
import { jsonRows } from '../../db/json-rows';

export type UnitWithPackage = {
  unit_id: string;
  unit: string;
  present: { package_code: PackageCode; starts_on: string } | null;
  /** `starts_on`: null = at handover. */
  scheduled: { package_code: PackageCode; starts_on: string | null } | null;
  /** Ids of who owns it on the day. */
  owners: string[];
};

/** A unit with its package on a day, whoever owns it. */
export async function findUnitWithPackage(
  db: Db,
  unitId: string,
  today: string,
): Promise<UnitWithPackage | null> {
  const [unit] = await unitsWithPackage(db, today, sql`u.id = ${unitId}`);
  return unit ?? null;
}

/** The units that an investor owns on a day, by building and number. */
export const unitsOf = (db: Db, investorId: string, today: string): Promise<UnitWithPackage[]> =>
  unitsWithPackage(db, today, sql`${investorId} in (select investor_id ${ownersOn(today)})`);

const ownersOn = (day: string) => sql`
  from unit_ownerships where unit_id = u.id and owned_from <= ${day}::date
    and (owned_to is null or owned_to >= ${day}::date)`;

function unitsWithPackage(db: Db, today: string, only: SQL): Promise<UnitWithPackage[]> {
  const begin = sql`coalesce(s.starts_on, u.handed_over_on)`;
  const chosen = (which: SQL) => sql`(
    select json_build_object('package_code', s.package_code, 'starts_on', ${begin})
    from subscriptions s where s.unit_id = u.id and s.cancelled_at is null and ${which})`;
  return jsonRows(
    db,
    sql`
      select u.id as unit_id, p.name || ' ' || u.unit_no as unit,
        ${chosen(sql`${begin} <= ${today}::date and (s.ends_on is null or s.ends_on >= ${today}::date)`)} as present,
        ${chosen(sql`(${begin} is null or ${begin} > ${today}::date)`)} as scheduled,
        (select coalesce(json_agg(investor_id), '[]') ${ownersOn(today)}) as owners
      from units u join properties p on p.id = u.property_id where ${only}
      order by p.name, length(u.unit_no), u.unit_no, u.id`,
  );
}
