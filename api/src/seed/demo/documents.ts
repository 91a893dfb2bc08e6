import type { DemoRows } from './demo-rows';
import { stableId } from './stable-id';

type Row = DemoRows['documents'][number];
type Document = Pick<Row, 'document_type' | 'uploaded_on'> &
  Partial<Pick<Row, 'unit_id' | 'valid_until' | 'status' | 'decline_code'>>;

export function addDocuments(rows: DemoRows, investorId: string, documents: Document[]): string[] {
  return documents.map((document) => {
    const id = stableId(`document:${rows.documents.length}`);
    rows.documents.push({ id, investor_id: investorId, status: 'accepted', ...document });
    return id;
  });
}
