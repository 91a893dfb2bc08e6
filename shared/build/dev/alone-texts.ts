import type { Language } from '@manzil/shared/contract/values';
import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';
import remote from 'remote-under-development';
import { declaration } from './declaration';

const KEY = 'manzil.alone.language';

export const currentLanguage = (): Language => (i18next.resolvedLanguage === 'en' ? 'en' : 'de');

/** Loads the remote's texts; calling it again does nothing. */
export async function loadTexts(language: Language): Promise<void> {
  if (i18next.hasResourceBundle(language, declaration.name)) return;
  const { default: texts } = await remote.texts(language);
  i18next.addResourceBundle(language, declaration.name, texts);
}

/** Starts in the language that was chosen last. */
export async function startTexts(): Promise<void> {
  const language = localStorage.getItem(KEY) === 'en' ? 'en' : 'de';
  await i18next.use(initReactI18next).init({
    lng: language,
    fallbackLng: 'de',
    resources: {},
    interpolation: { escapeValue: false },
    returnNull: false,
  });
  await loadTexts(language);
}

export async function switchLanguage(language: Language): Promise<void> {
  await loadTexts(language);
  localStorage.setItem(KEY, language);
  document.documentElement.lang = language;
  await i18next.changeLanguage(language);
}
