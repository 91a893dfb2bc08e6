import type { DocumentEntry } from '@manzil/shared/contract/documents/document-entry';

/** One that is still being reviewed counts, as with the API. @param today calendar day in Asia/Dubai */
export const isHeld = ({ status, valid_until }: DocumentEntry, today: string): boolean =>
  status !== 'declined' && (valid_until === null || valid_until >= today);

export const holds = (documents: readonly DocumentEntry[], type: string, today: string): boolean =>
  documents.some((each) => each.document_type === type && isHeld(each, today));
