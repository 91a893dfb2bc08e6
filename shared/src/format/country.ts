import type { Language } from '../contract/values';
import { locales } from './language';

const ALPHA_2 = /^[A-Z]{2}$/;

/**
 * The name of a country: `Deutschland`, in English `Germany`. What is no alpha-2 code, and a code that
 * the browser has no name for, comes back as it is. Kosovo has its user-assigned code XK.
 * @param code ISO 3166-1 alpha-2
 */
export const formatCountry = (code: string, language: Language): string =>
  ALPHA_2.test(code)
    ? (new Intl.DisplayNames(locales[language], { type: 'region' }).of(code) ?? code)
    : code;
