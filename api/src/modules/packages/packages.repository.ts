import {
  PACKAGE_PAGE_SIZE,
  type PackageFilter,
  type PackageList,
  type UnitPackage,
} from '@manzil/shared/contract/packages/packages';
import { sql } from 'drizzle-orm';
import type { InvestorId } from '../../identity/signed-in';
import type { Db } from '../../platform/postgres/connect';
import { jsonRows } from '../../platform/postgres/json-rows';
import { unitPackages } from './owned-packages.repository';
import { packages } from './packages.table';
import { type Rates, toUnitPackage, type UnitPackageRow } from './unit-packages';

type Listed = { units: UnitPackageRow[]; counts: PackageList['counts'] };

export async function listUnitPackages(
  db: Db,
  investorId: InvestorId,
  today: string,
  { page = 1, package: filter }: { page?: number | undefined; package?: PackageFilter | undefined },
): Promise<PackageList> {
  const code = sql`coalesce(present ->> 'package_code', 'none')`;
  const [listed] = await jsonRows<Listed>(
    db,
    sql`
      with owned as materialized (${unitPackages(investorId, today)})
      select
        (select coalesce(json_agg(unit), '[]') from (
          select * from owned where ${filter ? sql`${code} = ${filter}` : sql`true`}
          order by property_name, length(unit_no), unit_no, unit_id
          limit ${PACKAGE_PAGE_SIZE + 1} offset ${(page - 1) * PACKAGE_PAGE_SIZE}
        ) unit) as units,
        (select json_build_object('all', count(*), 'none', count(*) filter (where ${code} = 'none'),
          'basic', count(*) filter (where ${code} = 'basic'),
          'premium', count(*) filter (where ${code} = 'premium')) from owned) as counts`,
  );
  const { units, counts } = listed ?? {
    units: [],
    counts: { all: 0, none: 0, basic: 0, premium: 0 },
  };
  const rates = await packageRates(db);
  return {
    items: units.slice(0, PACKAGE_PAGE_SIZE).map((row) => toUnitPackage(row, rates, today)),
    page,
    page_size: PACKAGE_PAGE_SIZE,
    has_more: units.length > PACKAGE_PAGE_SIZE,
    counts,
  };
}

/** Null where the unit is missing or somebody else's. */
export async function findUnitPackage(
  db: Db,
  investorId: InvestorId,
  unitId: string,
  today: string,
): Promise<UnitPackage | null> {
  const [row] = await jsonRows<UnitPackageRow>(
    db,
    unitPackages(investorId, today, sql`o.unit_id = ${unitId}`),
  );
  return row ? toUnitPackage(row, await packageRates(db), today) : null;
}

async function packageRates(db: Db): Promise<Rates> {
  const rows = await db.select().from(packages);
  return Object.fromEntries(rows.map(({ code, ...rates }) => [code, rates])) as Rates;
}
