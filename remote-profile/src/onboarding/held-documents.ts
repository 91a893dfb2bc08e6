import type { DocumentEntry } from '@manzil/shared/contract/documents/document-entry';

/**
 * Whether a document counts for a step, as the API sees it: one that is still being reviewed does.
 * @param today calendar day in Asia/Dubai
 */
export const isHeld = ({ status, valid_until }: DocumentEntry, today: string): boolean =>
  status !== 'declined' && (valid_until === null || valid_until >= today);

/** Whether one of this type is there and counts. */
export const holds = (documents: readonly DocumentEntry[], type: string, today: string): boolean =>
  documents.some((each) => each.document_type === type && isHeld(each, today));
