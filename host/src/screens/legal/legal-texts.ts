import type { Language } from '@manzil/shared/contract/values';
import de from '../../public/texts/legal.de.json';
import en from '../../public/texts/legal.en.json';

export type LegalPageName = 'privacy' | 'terms' | 'imprint' | 'accessibility';
export type LegalSection = {
  heading: string;
  paragraphs: readonly string[];
  list?: readonly string[];
};
type LegalText = { title: string; updated_on: string; sections: readonly LegalSection[] };

const texts = { de, en } satisfies Record<Language, Record<LegalPageName, LegalText>>;

export const legalText = (page: LegalPageName, language: Language): LegalText =>
  texts[language][page];
