import type { DocumentEntry, DocumentType } from '@manzil/shared/contract/documents/document-entry';
import type { MissingDocument } from '@manzil/shared/contract/documents/documents';
import { missingIdentity } from './missing-identity';

/** From so many units on that lack the same document, they are one slot. */
const TOGETHER = 4;

export type Slot = {
  type: DocumentType;
  /** Null where it is about the investor, or about several units. */
  unit: { id: string; label: string } | null;
  /** How many units lack it. */
  units: number;
  neededBy: string | null;
  /** The office brings it. */
  follows: boolean;
};

/** Identity first. @param missing what units lack; undefined while nobody knows */
export function openSlots(
  documents: readonly Pick<DocumentEntry, 'document_type'>[],
  missing: readonly MissingDocument[] = [],
): Slot[] {
  const identity = missingIdentity(documents).map(
    (type): Slot => ({ type, unit: null, units: 0, neededBy: null, follows: false }),
  );
  const types = [...new Set(missing.map(({ document_type }) => document_type))];
  const kinds = types.flatMap((type) => [false, true].map((follows) => ({ type, follows })));
  const ofUnits = kinds.flatMap(({ type, follows }): Slot[] => {
    const alike = missing.filter(
      (each) => each.document_type === type && (each.brought_by === 'operator') === follows,
    );
    if (alike.length >= TOGETHER)
      return [{ type, unit: null, units: alike.length, neededBy: null, follows }];
    return alike.map(({ unit_id, unit_label, needed_by }) => ({
      type,
      unit: { id: unit_id, label: unit_label },
      units: 1,
      neededBy: needed_by,
      follows,
    }));
  });
  return [...identity, ...ofUnits];
}

export const slotKey = ({ type, unit, follows }: Slot): string =>
  `${type} ${unit?.id ?? ''} ${follows}`;
