import type { DocumentEntry } from '@manzil/shared/contract/documents/document-entry';
import { PROFILE_DOCUMENTS } from '@manzil/shared/contract/profile/profile';
import {
  IDENTITY_TYPES,
  profileReasons,
  profileStatus,
} from '@manzil/shared/domain/profile-status';
import { type Placeholder, type SQL, sql } from 'drizzle-orm';

export type HeldDocument = Omit<DocumentEntry, 'unit_label' | 'file'> & {
  /** As it was given; may be anything. */
  file: { name: string; media_type: string } | null;
  unit: { unit_id: string; property_name: string; unit_no: string } | null;
};

export type Standing = {
  country: string | null;
  documents: HeldDocument[];
  document_count: number;
};

/** Enough of each of eighteen kinds that a status or a decision can hang on, however many documents there are. */
const OF_EACH_KIND = 25;

/** Of an investor `i`; `documents`: current versions, newest first, `PROFILE_DOCUMENTS` at most. */
export const standingColumns = (today: string | Placeholder): SQL => sql`
  (select a.country from addresses a where a.investor_id = i.id and a.valid_to is null) as country,
  (select count(*) from documents d where d.investor_id = i.id and d.superseded_by_id is null) as document_count,
  (select coalesce(json_agg(held order by held.uploaded_on desc, held.document_id), '[]') from (
    select d.id as document_id, d.document_type, d.status, d.valid_until, d.uploaded_on, d.decline_code,
      d.decline_text, d.uploaded_by, d.scan = 'waiting' as scanning,
      case when d.file_key is not null and d.scan = 'clean' then json_build_object('name', d.name, 'media_type', d.media_type) end as file,
      case when u.id is not null then
        json_build_object('unit_id', u.id, 'property_name', p.name, 'unit_no', u.unit_no) end as unit
    from (
      select *, row_number() over (
        partition by document_type in ${[...IDENTITY_TYPES]}, status, valid_until < ${today}::date
        order by valid_until, uploaded_on desc, id) as place
      from documents where investor_id = i.id and superseded_by_id is null
    ) d
    left join units u on u.id = d.unit_id
    left join properties p on p.id = u.property_id
    order by d.place > ${OF_EACH_KIND}, d.uploaded_on desc, d.id
    limit ${PROFILE_DOCUMENTS}
  ) held) as documents`;

export function statusOf(
  { country, documents }: Pick<Standing, 'country' | 'documents'>,
  today: string,
) {
  const reasons = profileReasons(country, documents, today);
  return { status: profileStatus(reasons), reasons };
}
