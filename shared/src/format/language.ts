import type { Language } from '../contract/values';

export const locales = { de: 'de-DE', en: 'en-GB' } as const satisfies Record<Language, string>;

/** `Intl` writes a hyphen for minus in these locales; the portal writes U+2212. */
export const withMinus = (text: string): string => text.replace('-', '\u2212');
