import type { DocumentEntry } from '@manzil/shared/contract/documents/document-entry';
import { formatDay } from '@manzil/shared/format/date';
import type { TextsOf } from '@manzil/shared/runtime';
import type { Validity } from './validity';

/** "gültig bis 14.09.2028 · eingegangen am 12.03.2026" */
export const factsOf = (
  document: Pick<DocumentEntry, 'valid_until' | 'uploaded_on' | 'scanning'>,
  validity: Validity,
  words: TextsOf<'profile/documents'>,
): string =>
  [
    validityPhrase(document, validity, words),
    document.scanning && words.t('documents.scanning'),
    words.t('documents.received', { day: formatDay(document.uploaded_on, words.language) }),
  ]
    .filter(Boolean)
    .join(' · ');

function validityPhrase(
  { valid_until }: Pick<DocumentEntry, 'valid_until'>,
  validity: Validity,
  { t, language }: TextsOf<'profile/documents'>,
): string | null {
  if (valid_until === null) return null;
  const day = formatDay(valid_until, language);
  if (validity.state === 'expired') return t('documents.expired_on', { day });
  if (validity.state === 'expiring')
    return t('documents.expires_in', { day, count: validity.daysLeft });
  return t('documents.valid_until', { day });
}
