import type { DocumentEntry } from '@manzil/shared/contract/profile';
import { profileReasons, profileStatus } from '@manzil/shared/domain/profile-status';
import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../db/connect';
import { jsonRows } from '../../db/json-rows';

export type HeldDocument = Omit<DocumentEntry, 'unit_label'> & {
  unit: { unit_id: string; property_name: string; unit_no: string } | null;
};

/** What a profile's status is made of. */
export type Standing = { country: string | null; documents: HeldDocument[] };

/** Columns `country` and `documents` (current versions, newest first) for an investor `i`. */
export const STANDING: SQL = sql`
  (select a.country from addresses a where a.investor_id = i.id and a.valid_to is null) as country,
  (select coalesce(json_agg(held order by held.uploaded_on desc, held.document_id), '[]') from (
    select d.id as document_id, d.document_type, d.status, d.valid_until, d.uploaded_on, d.decline_code,
      case when u.id is not null then
        json_build_object('unit_id', u.id, 'property_name', p.name, 'unit_no', u.unit_no) end as unit
    from documents d
    left join units u on u.id = d.unit_id
    left join properties p on p.id = u.property_id
    where d.investor_id = i.id and d.superseded_by_id is null
  ) held) as documents`;

export async function findStanding(db: Db, investorId: string): Promise<Standing> {
  const [standing] = await jsonRows<Standing>(
    db,
    sql`select ${STANDING} from investors i where i.id = ${investorId}`,
  );
  return standing ?? { country: null, documents: [] };
}

export function statusOf({ country, documents }: Standing, today: string) {
  const reasons = profileReasons(country, documents, today);
  return { status: profileStatus(reasons), reasons };
}
