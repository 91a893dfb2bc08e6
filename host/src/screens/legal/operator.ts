import type { Language } from '@manzil/shared/contract/values';
import { portalConfig } from '@manzil/shared/runtime';
import de from '../../public/texts/operator.de.json';
import en from '../../public/texts/operator.en.json';

export type Operator = Readonly<Record<string, string>>;

const texts = { de, en } satisfies Record<Language, Operator>;

/** Who runs the portal; e-mail, telephone numbers and licence are those of the configuration. */
export function operator(language: Language): Operator {
  const { support, licence } = portalConfig();
  return { ...texts[language], ...support, ...(licence ? { licence } : {}) };
}

/** Whether a text speaks of a licence, and none is configured. */
export const isOfNoLicence = (text: string): boolean =>
  text.includes('{{operator.licence}}') && !portalConfig().licence;
