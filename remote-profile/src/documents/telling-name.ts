import type { DocumentEntry } from '@manzil/shared/contract/documents/document-entry';
import { groupOf } from './document-groups';

/** Of these types there may be any number, whatever they are about. */
const MANY: readonly string[] = ['handover', 'finance', 'other'];

type Named = Pick<DocumentEntry, 'document_id' | 'document_type' | 'unit_label' | 'file'>;

/** Null where type and unit alone tell it from the others. @param all those among which it stands */
export function tellingName(document: Named, all: readonly Named[]): string | null {
  const { document_id, document_type, unit_label, file } = document;
  const hasTwin = all.some(
    (each) =>
      each.document_id !== document_id &&
      each.document_type === document_type &&
      each.unit_label === unit_label,
  );
  return hasTwin || MANY.includes(groupOf(document_type)) ? (file?.name ?? null) : null;
}
