import { type DocumentEntry, DocumentType } from '@manzil/shared/contract/documents/document-entry';
import { groupDocuments } from './document-groups';

const TODAY = '2026-11-21';

const entry = (document_type: string, changes: Partial<DocumentEntry> = {}): DocumentEntry => ({
  document_id: `${document_type}-${changes.uploaded_on ?? ''}`,
  document_type,
  status: 'accepted',
  valid_until: null,
  uploaded_on: '2026-01-05',
  unit_label: null,
  file: null,
  decline_code: null,
  decline_text: null,
  uploaded_by: 'investor',
  scanning: false,
  ...changes,
});

const typesByGroup = (documents: readonly DocumentEntry[]) =>
  Object.fromEntries(
    groupDocuments(documents, TODAY)
      .filter((group) => group.documents.length > 0)
      .map((group) => [group.name, group.documents.map((document) => document.document_type)]),
  );

test('all fifteen types have a group, an unknown one stands apart', () => {
  const all = [...DocumentType.options, 'membership-card'].map((type) => entry(type));
  expect(typesByGroup(all)).toEqual({
    identity: ['passport', 'proof-of-address', 'emirates-id', 'visa'],
    ownership: ['purchase-contract', 'oqood', 'title-deed'],
    letting: ['tenancy-contract', 'ejari'],
    management: ['property-management-contract', 'power-of-attorney'],
    handover: ['snagging-report', 'de-snagging-report'],
    finance: ['invoice', 'receipt'],
    other: ['membership-card'],
  });
});

test('what needs attention comes first, whatever its type', () => {
  const documents = [
    entry('passport'),
    entry('proof-of-address', { status: 'declined' }),
    entry('emirates-id', { valid_until: '2026-12-01' }),
    entry('visa', { valid_until: '2026-11-01' }),
  ];
  expect(typesByGroup(documents)).toEqual({
    identity: ['proof-of-address', 'emirates-id', 'visa', 'passport'],
  });
});

test('of one type the newest comes first', () => {
  const invoices = ['2025-03-01', '2026-03-01', '2024-03-01'].map((uploaded_on) =>
    entry('invoice', { uploaded_on }),
  );
  const finance = groupDocuments(invoices, TODAY).find((group) => group.name === 'finance');
  expect(finance?.documents.map((document) => document.uploaded_on)).toEqual([
    '2026-03-01',
    '2025-03-01',
    '2024-03-01',
  ]);
});
