import type { Language } from '@manzil/shared/contract/values';
import { locales } from '@manzil/shared/format/language';
import { usePortal } from '@manzil/shared/runtime';
import { useTranslation } from 'react-i18next';

/** Writes one of this remote's texts. */
export type Translate = (key: string, values?: Record<string, unknown>) => string;

/** How the reader is spoken to: texts and the language of figures and dates. */
export type Words = { t: Translate; language: Language };

export function useWords(): Words {
  const { t } = useTranslation('profile');
  const { language } = usePortal();
  return { t: (key, values) => t(key, values ?? {}), language };
}

/** `Reisepass und Visum`. */
export const listed = (items: readonly string[], language: Language): string =>
  new Intl.ListFormat(locales[language], { type: 'conjunction' }).format(items);
