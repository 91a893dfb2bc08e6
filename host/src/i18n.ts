import type { Language } from '@manzil/shared/contract/values';
import { isolated } from '@manzil/shared/format/isolated';
import type { Texts } from '@manzil/shared/runtime';
import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';
import type hostTexts from '../locales/de.json';

declare global {
  interface TextsByNamespace {
    translation: typeof hostTexts;
  }
}

const LANGUAGE_COOKIE = 'manzil_language';
const YEAR_S = 31_536_000;
const HOST_NAMESPACE = 'translation';
const DEADLINE_MS = 8_000;

export const currentLanguage = (): Language => (i18next.resolvedLanguage === 'en' ? 'en' : 'de');

export function startTexts(language: Language, texts: Texts): void {
  void i18next.use(initReactI18next).init({
    lng: language,
    fallbackLng: 'de',
    supportedLngs: ['de', 'en'],
    ns: [HOST_NAMESPACE],
    defaultNS: HOST_NAMESPACE,
    resources: { [language]: { [HOST_NAMESPACE]: texts } },
    // React escapes what is markup.
    interpolation: { escape: isolated },
    initAsync: false,
    returnNull: false,
  });
}

export function addTexts(language: Language, namespace: string, texts: Texts): void {
  if (!i18next.hasResourceBundle(language, namespace)) {
    i18next.addResourceBundle(language, namespace, texts);
  }
}

export const hasTexts = (language: Language, namespace: string): boolean =>
  i18next.hasResourceBundle(language, namespace);

async function loadHostTexts(language: Language): Promise<void> {
  if (hasTexts(language, HOST_NAMESPACE)) return;
  const signal = AbortSignal.timeout(DEADLINE_MS);
  const response = await fetch(`/locales/${language}/translation.json`, { signal });
  if (!response.ok) throw new TypeError(`translation.json: ${response.status}`);
  addTexts(language, HOST_NAMESPACE, (await response.json()) as Texts);
}

/** Loads the texts of the host and of remotes on show, then switches and sets the cookie that the edge reads too. */
export async function switchLanguage(
  language: Language,
  loadRemotes: (language: Language) => Promise<unknown>,
): Promise<void> {
  await Promise.all([loadHostTexts(language), loadRemotes(language)]);
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in Firefox 115
  document.cookie = `${LANGUAGE_COOKIE}=${language}; Path=/; Max-Age=${YEAR_S}; SameSite=Lax${secure}`;
  document.documentElement.lang = language;
  await i18next.changeLanguage(language);
}
