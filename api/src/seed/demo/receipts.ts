import type { DemoRows } from './demo-rows';

export function addReceipts({ accounts, documents, lines }: DemoRows): void {
  for (const invoice of documents.filter(({ document_type }) => document_type === 'invoice')) {
    const account = accounts.find(
      ({ investor_id, unit_id }) =>
        investor_id === invoice.investor_id && unit_id === invoice.unit_id,
    );
    for (const line of lines) {
      const repaired = line.category === 'maintenance' && line.value_date === invoice.uploaded_on;
      if (repaired && line.account_id === account?.id) line.document_id = invoice.id ?? null;
    }
  }
}
