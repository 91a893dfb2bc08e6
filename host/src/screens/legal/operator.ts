import type { Language } from '@manzil/shared/contract/values';
import { portalConfig } from '@manzil/shared/runtime';
import de from '../../public/texts/operator.de.json';
import en from '../../public/texts/operator.en.json';

export type Operator = Readonly<Record<string, string>>;

const texts = { de, en } satisfies Record<Language, Operator>;

/** Who runs the portal; e-mail and telephone numbers are those of the configuration. */
export const operator = (language: Language): Operator => ({
  ...texts[language],
  ...portalConfig().support,
});
