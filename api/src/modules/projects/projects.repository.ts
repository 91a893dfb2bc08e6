import {
  type ConstructionUpdate,
  PROJECT_UPDATES,
  type Project,
} from '@manzil/shared/contract/projects/projects';
import { sql } from 'drizzle-orm';
import type { InvestorId } from '../../identity/signed-in';
import type { Db } from '../../platform/postgres/connect';
import { jsonRows } from '../../platform/postgres/json-rows';
import { utcInstant } from '../../platform/postgres/utc-instant';
import { FORECASTS, PHOTOS } from './project-reports.repository';
import type { ProjectRow } from './project-row';
import { visibleSince } from './readings.repository';

/** A project in which the investor owns a unit on this day, else null. */
export async function findProject(
  db: Db,
  investorId: InvestorId,
  propertyId: number,
  today: string,
): Promise<Project | null> {
  const [row] = await jsonRows<ProjectRow>(
    db,
    sql`
      with own as (
        select u.id as unit_id, u.unit_no, u.handed_over_on, u.floor, u.bay
        from unit_ownerships o join units u on u.id = o.unit_id
        where o.investor_id = ${investorId} and u.property_id = ${propertyId}
          and o.owned_from <= ${today}::date and (o.owned_to is null or o.owned_to >= ${today}::date)
      ), reading as (
        select read_until from construction_readings
        where investor_id = ${investorId} and property_id = ${propertyId}
      )
      select p.id as property_id, p.name, p.developer, p.community, p.emirate, p.dld_project_no,
        p.total_units, p.contract_completion_on, p.forecast_completion_on, p.grace_months,
        p.completion_certificate_on, ${FORECASTS} as forecasts, ${utcInstant(sql`now()`)} as as_of,
        p.escrow_bank_name, p.escrow_iban_last4, p.drawing_seed, p.drawing_shape, p.floors,
        p.floors_built, p.facade_floors, p.bays,
        (select json_agg(own order by length(own.unit_no), own.unit_no, own.unit_id) from own) as units,
        (select coalesce(json_agg(news order by news.published_on desc, news.id), '[]') from (
          select latest.*, ${PHOTOS} as photos,
            coalesce(${visibleSince(sql`latest`)} > (select read_until from reading), false) as is_new
          from (
            select id, published_on, title_de, title_en, body_de, body_en, source, progress_bps,
              floors_built, facade_floors, created_at,
              row_number() over (partition by source order by published_on desc, id) as place
            from construction_updates
            where property_id = p.id and published_on <= ${today}::date
          ) latest where latest.place <= ${PROJECT_UPDATES}
        ) news) as updates,
        (select count(*) from construction_updates
          where property_id = p.id and published_on <= ${today}::date) as update_count
      from properties p
      where p.id = ${propertyId} and exists (select from own)`,
  );
  return row ? toProject(row) : null;
}

function toProject(row: ProjectRow): Project {
  const { drawing_seed, drawing_shape, floors, floors_built, facade_floors, bays, ...rest } = row;
  const { units, escrow_bank_name, escrow_iban_last4, ...project } = rest;
  const latest = (source: ConstructionUpdate['source']) =>
    row.updates.find((update) => update.source === source)?.progress_bps ?? null;
  const [first] = units;
  return {
    ...project,
    escrow:
      escrow_bank_name === null || escrow_iban_last4 === null
        ? null
        : { bank_name: escrow_bank_name, iban_last4: escrow_iban_last4 },
    drawing: {
      seed: drawing_seed,
      shape: drawing_shape,
      floors,
      built: floors_built,
      facade: facade_floors,
      bays,
      unit: first ? { floor: first.floor, bay: first.bay } : null,
      units: units.map(({ floor, bay }) => ({ floor, bay })),
    },
    progress: {
      dld_bps: latest('dld'),
      developer_bps: latest('developer'),
      site_visit_bps: latest('site_visit'),
    },
    units: units.map(({ floor, bay, ...unit }) => unit),
  };
}
