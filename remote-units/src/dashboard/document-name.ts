import type { DocumentType } from '@manzil/shared/contract/documents/document-entry';
import type { TextsOf } from '@manzil/shared/runtime';

/** The name of a document type; one that is newer than this code is "Unbekannt". */
export const documentName = (type: string, { t }: TextsOf<'units/dashboard'>): string =>
  t(`documents.${type as DocumentType}`, { defaultValue: t('documents.unknown') });
