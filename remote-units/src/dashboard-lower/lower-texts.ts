import { isolated } from '@manzil/shared/format/isolated';
import { usePortal } from '@manzil/shared/runtime';
import de from './texts/de.json';
import en from './texts/en.json';

type Key = keyof typeof de;
const texts: Readonly<Record<'de' | 'en', Readonly<Record<Key, string>>>> = { de, en };

/** Words that come with this part, in both languages, and are none of the screen's, which its first load would carry. */
export function useLowerTexts() {
  const { language } = usePortal();
  const t = (key: Key, values: Readonly<Record<string, unknown>> = {}): string =>
    texts[language][key].replace(/\{\{(\w+)\}\}/g, (_, name: string) =>
      isolated(String(values[name] ?? '')),
    );
  return { t, language };
}
