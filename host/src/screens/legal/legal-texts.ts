import type { Language } from '@manzil/shared/contract/values';
import { portalConfig } from '@manzil/shared/runtime';
import de from '../../public/texts/legal.de.json';
import en from '../../public/texts/legal.en.json';

export type LegalPageName = 'privacy' | 'terms' | 'imprint' | 'accessibility';
export type LegalSection = {
  heading: string;
  paragraphs: readonly string[];
  list?: readonly string[];
};
type LegalText = { title: string; updated_on: string; sections: readonly LegalSection[] };
export type Operator = Readonly<Record<string, string>>;

const texts = { de, en } satisfies Record<
  Language,
  Record<LegalPageName, LegalText> & { operator: Operator }
>;

export const legalText = (page: LegalPageName, language: Language): LegalText =>
  texts[language][page];

/** Who runs the portal; e-mail and telephone numbers are those of the configuration. */
export const operator = (language: Language): Operator => ({
  ...texts[language].operator,
  ...portalConfig().support,
});
