import type { PackageCode } from '@manzil/shared/domain/package-start';
import { type SQL, sql } from 'drizzle-orm';
import { BEGIN, beginsAfter, NEXT_ONE, runsOn } from '../../modules/packages/package-days';
import type { Db } from '../../platform/postgres/connect';
import { jsonRows } from '../../platform/postgres/json-rows';

/** `ends_on`: last day; null = until further notice. */
type Begun = { package_code: PackageCode; starts_on: string; ends_on: string | null };

export type UnitWithPackage = {
  unit_id: string;
  unit: string;
  present: Begun | null;
  /** `starts_on`: null = at handover. */
  scheduled: (Omit<Begun, 'starts_on'> & { starts_on: string | null }) | null;
  owners: string[];
};

export async function findUnitWithPackage(
  db: Db,
  unitId: string,
  today: string,
): Promise<UnitWithPackage | null> {
  const [unit] = await unitsWithPackage(db, today, sql`u.id = ${unitId}`);
  return unit ?? null;
}

export const unitsOf = (db: Db, investorId: string, today: string): Promise<UnitWithPackage[]> =>
  unitsWithPackage(db, today, sql`${investorId} in (select investor_id ${ownersOn(today)})`);

const ownersOn = (day: string) => sql`
  from unit_ownerships where unit_id = u.id and owned_from <= ${day}::date
    and (owned_to is null or owned_to >= ${day}::date)`;

export async function latestPackage(db: Db, unitId: string, today: string): Promise<Begun | null> {
  const [latest] = await jsonRows<Begun>(
    db,
    sql`select s.package_code, ${BEGIN} as starts_on, s.ends_on
      from subscriptions s join units u on u.id = s.unit_id
      where s.unit_id = ${unitId} and s.cancelled_at is null and ${BEGIN} <= ${today}::date
      order by ${BEGIN} desc limit 1`,
  );
  return latest ?? null;
}

function unitsWithPackage(db: Db, today: string, only: SQL): Promise<UnitWithPackage[]> {
  const day = sql`${today}::date`;
  const chosen = (which: SQL) => sql`(
    select json_build_object('package_code', s.package_code, 'starts_on', ${BEGIN}, 'ends_on', s.ends_on)
    from subscriptions s where s.unit_id = u.id and ${which} ${NEXT_ONE})`;
  return jsonRows(
    db,
    sql`
      select u.id as unit_id, p.name || ' ' || u.unit_no as unit,
        ${chosen(runsOn(day))} as present,
        ${chosen(beginsAfter(day))} as scheduled,
        (select coalesce(json_agg(investor_id), '[]') ${ownersOn(today)}) as owners
      from units u join properties p on p.id = u.property_id where ${only}
      order by p.name, length(u.unit_no), u.unit_no, u.id`,
  );
}
