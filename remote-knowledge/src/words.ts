import type { Language } from '@manzil/shared/contract/values';
import { usePortal } from '@manzil/shared/runtime';
import { useTranslation } from 'react-i18next';

/** Writes one of this remote's texts. */
type Translate = (key: string, values?: Record<string, unknown>) => string;

/** How the reader is spoken to: texts, and the language of figures and dates. */
export function useWords(): { t: Translate; language: Language } {
  const { t } = useTranslation('knowledge');
  const { language } = usePortal();
  return { t: (key, values) => t(key, values ?? {}), language };
}
