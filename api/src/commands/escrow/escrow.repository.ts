import { sql } from 'drizzle-orm';
import type { Db } from '../../platform/postgres/connect';
import { jsonRows } from '../../platform/postgres/json-rows';

export type Project = {
  property_id: number;
  name: string;
  bank_name: string | null;
  iban_last4: string | null;
};

/** @param named its name, or its id in properties.csv */
export const findProjects = (db: Db, named: string) =>
  jsonRows<Project>(
    db,
    sql`select p.id as property_id, p.name, p.escrow_bank_name as bank_name, p.escrow_iban_last4 as iban_last4
      from properties p
      where p.name = ${named} or p.id::text in (
        select row_id from external_ids where sheet = 'properties' and external_id = ${named})`,
  );

export type ListedEscrow = Project & {
  holder_name: string | null;
  state: 'agrees' | 'differs' | 'missing';
  entered_by: string | null;
  entered_on: string | null;
};

export const listEscrow = (db: Db) =>
  jsonRows<ListedEscrow>(
    db,
    sql`select p.id as property_id, p.name, p.escrow_bank_name as bank_name, p.escrow_iban_last4 as iban_last4,
        e.holder_name, e.entered_by, (e.updated_at at time zone 'Asia/Dubai')::date as entered_on,
        case when e.property_id is null then 'missing'
          when e.iban_last4 is not distinct from p.escrow_iban_last4 then 'agrees' else 'differs' end as state
      from properties p left join escrow_accounts e on e.property_id = p.id
      where p.escrow_iban_last4 is not null or e.property_id is not null
      order by state desc, p.name, p.id`,
  );
