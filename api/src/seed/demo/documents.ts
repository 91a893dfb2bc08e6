import type { DemoRows } from './demo-rows';
import { stableId } from './stable-id';

type Row = DemoRows['documents'][number];
export type Document = Pick<Row, 'document_type' | 'uploaded_on'> &
  Partial<
    Pick<
      Row,
      'unit_id' | 'instalment_id' | 'valid_until' | 'status' | 'decline_code' | 'uploaded_by'
    >
  >;

export function addDocuments(rows: DemoRows, investorId: string, documents: Document[]): string[] {
  return documents.map((document) => {
    const id = stableId(`document:${rows.documents.length}`);
    const accepted = { status: 'accepted', uploaded_by: 'investor' } as const;
    const reviewed_at =
      document.status === 'in_review' ? null : new Date(`${document.uploaded_on}T10:00:00Z`);
    rows.documents.push({ id, investor_id: investorId, ...accepted, ...document, reviewed_at });
    return id;
  });
}
