import type { DocumentEntry, DocumentType } from '@manzil/shared/contract/documents/document-entry';
import { identityTypes } from './document-groups';

/** Whether it is about a unit; what proves who somebody is, is about them alone. */
export const isAboutUnit = (type: DocumentType): boolean => !identityTypes.includes(type);

/** Of what exists once per person, the one there is, unless it has only just come, as with the second page of two. */
export const replacedByDefault = (
  type: DocumentType,
  documents: readonly DocumentEntry[],
): DocumentEntry | undefined =>
  identityTypes.includes(type)
    ? documents.find((each) => each.document_type === type && each.status !== 'in_review')
    : undefined;
