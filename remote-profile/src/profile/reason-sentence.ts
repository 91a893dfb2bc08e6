import type { Profile } from '@manzil/shared/contract/profile/profile';
import type { Language } from '@manzil/shared/contract/values';
import type { ProfileReason } from '@manzil/shared/domain/profile-status';
import { locales } from '@manzil/shared/format/language';
import type { TextsOf } from '@manzil/shared/runtime';
import { documentNoun } from '../documents/document-label';
import { missingIdentity } from '../documents/missing-identity';
import { validityOf } from '../documents/validity';

/** `Reisepass und Visum`. */
const listed = (items: readonly string[], language: Language): string =>
  new Intl.ListFormat(locales[language], { type: 'conjunction' }).format(items);

type Documents = Profile['documents'];
type DocumentReason = Exclude<ProfileReason, 'country_missing'>;

const typesWhere = (documents: Documents, holds: (document: Documents[number]) => boolean) =>
  documents.filter(holds).map(({ document_type }) => document_type);

const concerned: Record<
  DocumentReason,
  (documents: Documents, today: string) => readonly string[]
> = {
  identity_missing: missingIdentity,
  document_expired: (documents, today) =>
    typesWhere(documents, (document) => validityOf(document, today).state === 'expired'),
  document_declined: (documents) => typesWhere(documents, ({ status }) => status === 'declined'),
  document_in_review: (documents) => typesWhere(documents, ({ status }) => status === 'in_review'),
};

/** There is none to name for an expired document on a device whose clock is behind the server's. */
export function reasonSentence(
  reason: ProfileReason,
  { address, documents }: Pick<Profile, 'address' | 'documents'>,
  today: string,
  words: TextsOf<'profile/profile'>,
): string {
  const { t, language } = words;
  if (reason === 'country_missing') {
    return t(`profile.reasons.${address ? 'country_missing' : 'address_missing'}`);
  }
  const labels = concerned[reason](documents, today).map((type) => documentNoun(type, words));
  const unique = [...new Set(labels)];
  return t(`profile.reasons.${reason}`, {
    count: unique.length,
    documents: listed(unique, language),
  });
}
