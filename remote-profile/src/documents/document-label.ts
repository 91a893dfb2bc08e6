import { DocumentType } from '@manzil/shared/contract/documents/document-entry';
import type { TextsOf } from '@manzil/shared/runtime';

/** What a document is called; a type this version does not know is "Unbekannt". */
export const documentLabel = (type: string, t: TextsOf<'profile'>['t']): string =>
  t(`documents.types.${DocumentType.safeParse(type).data ?? 'unknown'}`);

/** Whose names begin with a proper noun. */
const PROPER: readonly string[] = ['emirates-id', 'ejari', 'oqood'] satisfies DocumentType[];

/** What it is called within a sentence, where English has a small letter. */
export function documentNoun(type: string, { t, language }: TextsOf<'profile'>): string {
  const label = documentLabel(type, t);
  if (language === 'de' || PROPER.includes(type)) return label;
  return label.charAt(0).toLowerCase() + label.slice(1);
}
