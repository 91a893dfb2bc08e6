import { EXPIRING_DAYS } from '@manzil/shared/domain/document-validity';
import { type SQL, sql } from 'drizzle-orm';
import type { HeldDocument } from '../profile/standing.repository';

/** What asks for a new one, now or soon. */
export type PressingDocument = Pick<
  HeldDocument,
  'document_id' | 'document_type' | 'status' | 'valid_until' | 'unit'
>;

/** All current ones of an investor `i`, however many: what is said of them names their number. */
export const pressingDocuments = (day: SQL): SQL => sql`
  (select coalesce(json_agg(json_build_object('document_id', d.id, 'document_type', d.document_type, 'status', d.status,
      'valid_until', d.valid_until, 'unit', case when u.id is not null then
        json_build_object('unit_id', u.id, 'property_name', p.name, 'unit_no', u.unit_no) end)
      order by p.name, length(u.unit_no), u.unit_no, d.id), '[]')
    from documents d
    left join units u on u.id = d.unit_id
    left join properties p on p.id = u.property_id
    where d.investor_id = i.id and d.superseded_by_id is null
      and (d.status = 'declined' or d.valid_until <= ${day} + ${EXPIRING_DAYS}::int)) as pressing`;
