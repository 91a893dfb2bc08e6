import type { DocumentEntry } from '@manzil/shared/contract/documents/document-entry';
import type { TextsOf } from '@manzil/shared/runtime';
import { type DocumentGroup, needsAttention } from './document-groups';
import type { Slot } from './slots';
import { validityOf } from './validity';

/** What the owner has to bring. */
export const missingIn = (slots: readonly Slot[]): number =>
  slots.reduce((sum, { units, follows }) => (follows ? sum : sum + Math.max(1, units)), 0);

/** What the owner has to bring anew. */
export const waitingIn = (documents: readonly DocumentEntry[], today: string): number =>
  documents.filter((document) => needsAttention(document, today)).length;

/** "1 fehlt, 1 abgelehnt", or how many there are where nothing is open. */
export function groupNote(
  { documents }: DocumentGroup,
  slots: readonly Slot[],
  today: string,
  { t }: TextsOf<'profile/documents'>,
): string {
  const states = documents.map((document) =>
    document.status === 'declined' ? 'declined' : validityOf(document, today).state,
  );
  const counted = (name: string) => states.filter((state) => state === name).length;
  const parts = [
    missingIn(slots) > 0 && t('documents.note_missing', { count: missingIn(slots) }),
    counted('declined') > 0 && t('documents.note_declined', { count: counted('declined') }),
    counted('expired') > 0 && t('documents.note_expired', { count: counted('expired') }),
    counted('expiring') > 0 && t('documents.note_expiring', { count: counted('expiring') }),
  ].filter(Boolean);
  return parts.length > 0 ? parts.join(', ') : t('documents.count', { count: documents.length });
}
