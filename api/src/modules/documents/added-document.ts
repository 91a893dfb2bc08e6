import type { DocumentType } from '@manzil/shared/contract/documents/document-entry';
import type { CheckedContent } from '../../platform/files/check/content';

export type AddedDocument = {
  investorId: string;
  unitId: string | null;
  document_type: DocumentType;
  valid_until: string | null;
  name: string;
  /** Day in Dubai. */
  today: string;
  operator: string;
  /** Takes the place of the current one of the same type and unit. */
  replace: boolean;
};

export type StoredContent = {
  sent: Buffer;
  key: string;
  media_type: CheckedContent['media_type'];
  file: Buffer;
  scan: 'clean' | 'waiting';
};
