import type { Language } from '@manzil/shared/contract/values';
import { portalConfig } from '@manzil/shared/runtime';
import de from '../../public/texts/operator.de.json';
import en from '../../public/texts/operator.en.json';

export type Operator = Readonly<Record<string, string>>;

const texts = { de, en } satisfies Record<Language, Operator>;

export function operator(language: Language): Operator {
  const { support, licence } = portalConfig();
  return { ...texts[language], ...support, ...(licence ? { licence } : {}) };
}

export const isOfNoLicence = (text: string): boolean =>
  text.includes('{{operator.licence}}') && !portalConfig().licence;
