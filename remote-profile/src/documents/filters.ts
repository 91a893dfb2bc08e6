import { type DocumentEntry, DocumentType } from '@manzil/shared/contract/documents/document-entry';
import type { MissingDocument } from '@manzil/shared/contract/documents/documents';
import { needsAttention } from './document-groups';
import { validityOf } from './validity';

/** `open`: waits for the user. `expiring`: or has expired. */
export const statuses = ['open', 'in_review', 'declined', 'expiring', 'accepted'] as const;
type Status = (typeof statuses)[number];

export type Filters = { status: Status | null; type: DocumentType | null; unit: string | null };

/** What the address asks for; what means nothing is as if it were not there. */
export const filtersIn = (search: URLSearchParams): Filters => ({
  status: statuses.find((status) => status === search.get('status')) ?? null,
  type: DocumentType.safeParse(search.get('type')).data ?? null,
  unit: search.get('unit') || null,
});

export const isFiltered = ({ status, type, unit }: Filters): boolean =>
  Boolean(status ?? type ?? unit);

const hasStatus: Readonly<Record<Status, (document: DocumentEntry, today: string) => boolean>> = {
  open: needsAttention,
  in_review: ({ status }) => status === 'in_review',
  declined: ({ status }) => status === 'declined',
  expiring: (document, today) =>
    ['expiring', 'expired'].includes(validityOf(document, today).state),
  accepted: ({ status }) => status === 'accepted',
};

export const matching = (
  documents: readonly DocumentEntry[],
  { status, type, unit }: Filters,
  today: string,
): DocumentEntry[] =>
  documents.filter(
    (document) =>
      (!status || hasStatus[status](document, today)) &&
      (!type || document.document_type === type) &&
      (!unit || document.unit_label === unit),
  );

/** What is missing waits for the user, unless the office brings it, and has no other status. */
export const missingMatching = (
  missing: readonly MissingDocument[],
  { status, type, unit }: Filters,
): MissingDocument[] =>
  missing.filter(
    ({ document_type, unit_label, brought_by }) =>
      (!status || (status === 'open' && brought_by !== 'operator')) &&
      (!type || document_type === type) &&
      (!unit || unit_label === unit),
  );
