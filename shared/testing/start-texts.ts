import type { Language } from '@manzil/shared/contract/values';
import { isolated } from '@manzil/shared/format/isolated';
import type { Texts, TextsIn } from '@manzil/shared/runtime';
import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';

export async function startTexts(
  texts: Readonly<Record<string, TextsIn | undefined>>,
  language: Language,
): Promise<void> {
  const resources: Record<string, Texts> = {};
  for (const [namespace, load] of Object.entries(texts)) {
    if (load) resources[namespace] = (await load[language]()).default;
  }
  await i18next.use(initReactI18next).init({
    lng: language,
    fallbackLng: 'de',
    resources: { [language]: resources },
    // React escapes what is markup.
    interpolation: { escape: isolated },
    returnNull: false,
  });
}
