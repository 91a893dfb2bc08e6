import { DUE_SOON_DAYS } from '@manzil/shared/domain/instalment-status';
import { type SQL, sql } from 'drizzle-orm';
import { SIGNED_IN } from '../../identity/signed-in';
import type { UnitRow } from '../units/unit-row';

export type EndingTenancy = Pick<UnitRow, 'unit_id' | 'property_name' | 'unit_no'> & {
  tenancy_id: string;
  starts_on: string;
  ends_on: string;
  /** Last day to give notice of a rise; null where no law of the place is known. */
  notice_by: string | null;
};

/** Not where notice was given, nor where the next tenancy is agreed on. */
export const endingTenancies = (day: SQL): SQL => sql`
  select coalesce(json_agg(json_build_object('unit_id', l.unit_id, 'property_name', l.property_name,
    'unit_no', l.unit_no, 'tenancy_id', l.tenancy_id, 'starts_on', l.starts_on, 'ends_on', l.ends_on, 'notice_by', l.notice_by)
    order by l.property_name, length(l.unit_no), l.unit_no, l.unit_id), '[]')
  from lets l
  where l.runs and l.status <> 'notice_given' and coalesce(l.notice_by, l.ends_on) <= ${day} + ${DUE_SOON_DAYS}::int
    and not exists (
      select from owned_tenancies later
      where later.investor_id = ${SIGNED_IN} and later.unit_id = l.unit_id and later.starts_on > l.ends_on)`;
