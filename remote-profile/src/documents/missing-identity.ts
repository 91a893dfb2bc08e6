import type { DocumentEntry, DocumentType } from '@manzil/shared/contract/documents/document-entry';

const required = ['passport', 'proof-of-address'] as const satisfies readonly DocumentType[];

export const missingIdentity = (
  documents: readonly Pick<DocumentEntry, 'document_type'>[],
): (typeof required)[number][] =>
  required.filter((type) => !documents.some(({ document_type }) => document_type === type));
