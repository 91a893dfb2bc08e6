import type { DocumentType } from '@manzil/shared/contract/documents/document-entry';
import { DOCUMENT_MAX_BYTES, MediaType } from '@manzil/shared/contract/documents/documents';
import { uploadDocument } from '@manzil/shared/contract/documents/operations';
import { addressOf } from '@manzil/shared/contract/operation';
import { type FileLimits, lineOfFileName } from '@manzil/shared/forms/uploads';

export type Said = {
  document_type: DocumentType;
  unit_id?: string;
  replaces?: string;
  valid_until?: string;
};

export const documentLimits: FileLimits = {
  maxBytes: DOCUMENT_MAX_BYTES,
  types: MediaType.options,
};

export const uploadPath = (id: string, file: File, said: Said): string =>
  addressOf(uploadDocument, {
    params: { upload_id: id },
    query: { ...said, name: lineOfFileName(file.name) },
  });

/** Whether a file of which both was said is one document. What it replaces is known by its first attempt alone. */
export const isSameDocument = (said: Said, other: Said): boolean =>
  said.document_type === other.document_type &&
  said.unit_id === other.unit_id &&
  said.valid_until === other.valid_until;

export const uploadAnswer = uploadDocument.answer;
