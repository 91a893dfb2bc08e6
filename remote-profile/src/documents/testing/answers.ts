import type { DocumentDetail, MissingDocument } from '@manzil/shared/contract/documents/documents';
import type { Answers } from '@manzil/shared/testing/render-screen';
import { aDocument } from '../../testing/profile.fixture';

/** A PDF in review, as the API tells of it. */
export const aDetail = (
  document_type: string,
  changes: Partial<DocumentDetail> = {},
): DocumentDetail => ({
  ...aDocument(document_type, { status: 'in_review' }),
  unit_id: null,
  file: {
    name: 'a.pdf',
    media_type: 'application/pdf',
    size_bytes: 1_000_000,
    sha256: 'a'.repeat(64),
  },
  superseded_by_id: null,
  ...changes,
});

/** What a unit lacks. */
export const missingFor = (
  unit_no: string,
  document_type: MissingDocument['document_type'],
  needed_by: string | null = null,
  brought_by: 'investor' | 'operator' = 'investor',
): MissingDocument => ({
  document_type,
  unit_id: `7c1f7c52-0000-4000-8000-${unit_no.padStart(12, '0')}`,
  unit_label: `Marina Walk Tower ${unit_no}`,
  needed_by,
  brought_by,
});

/** What the page asks for beside the profile. */
export const besides = ({
  missing = [],
  earlier = [],
}: {
  missing?: MissingDocument[];
  earlier?: DocumentDetail[];
} = {}): Answers => ({
  'GET /documents/missing': { items: missing },
  'GET /documents?versions=superseded&page=1': {
    items: earlier,
    page: 1,
    page_size: 20,
    has_more: false,
  },
});
