import remote from 'virtual:portal';
import type { Language } from '@manzil/shared/contract/values';
import { isolated } from '@manzil/shared/format/isolated';
import type { TextsIn } from '@manzil/shared/runtime';
import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';
import { declaration } from './declaration';

const KEY = 'manzil.alone.language';

export const currentLanguage = (): Language => (i18next.resolvedLanguage === 'en' ? 'en' : 'de');

const inUse = new Map<string, TextsIn>();

export async function loadTexts(
  namespace: string,
  texts: TextsIn | undefined,
  language = currentLanguage(),
): Promise<void> {
  if (!texts) return;
  inUse.set(namespace, texts);
  if (i18next.hasResourceBundle(language, namespace)) return;
  i18next.addResourceBundle(language, namespace, (await texts[language]()).default);
}

export async function startTexts(): Promise<void> {
  const language = localStorage.getItem(KEY) === 'en' ? 'en' : 'de';
  await i18next.use(initReactI18next).init({
    lng: language,
    fallbackLng: 'de',
    resources: {},
    // React escapes what is markup.
    interpolation: { escape: isolated },
    returnNull: false,
  });
  await loadTexts(declaration.name, remote.texts);
}

export async function switchLanguage(language: Language): Promise<void> {
  await Promise.all([...inUse].map(([namespace, texts]) => loadTexts(namespace, texts, language)));
  localStorage.setItem(KEY, language);
  document.documentElement.lang = language;
  await i18next.changeLanguage(language);
}
