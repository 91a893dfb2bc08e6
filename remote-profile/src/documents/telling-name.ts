import type { DocumentEntry, DocumentType } from '@manzil/shared/contract/documents/document-entry';
import { documentNames } from '@manzil/shared/format/document-names';
import { groupOf } from './document-groups';

/** Of these types there may be any number, whatever they are about. */
const MANY: readonly string[] = ['handover', 'finance', 'other'];

type Named = Pick<DocumentEntry, 'document_id' | 'document_type' | 'unit_label' | 'file'>;

/** Some systems write "ä" as two characters. */
const comparable = (name: string | undefined) => name?.normalize('NFC').toLowerCase();

/** As "Rechnung.pdf" of an invoice is, in either language. */
const isNamedByType = (fileName: string, type: string): boolean =>
  Object.values(documentNames).some(
    (names) =>
      comparable(names[type as DocumentType]) === comparable(fileName.replace(/\.[^.]+$/, '')),
  );

/**
 * Null where type and unit alone tell it from the others, or the file's name says no more than they do.
 * @param all those among which it stands
 */
export function tellingName(document: Named, all: readonly Named[]): string | null {
  const { document_id, document_type, unit_label, file } = document;
  const hasTwin = all.some(
    (each) =>
      each.document_id !== document_id &&
      each.document_type === document_type &&
      each.unit_label === unit_label,
  );
  const isOneOfMany = hasTwin || MANY.includes(groupOf(document_type));
  return isOneOfMany && file && !isNamedByType(file.name, document_type) ? file.name : null;
}
