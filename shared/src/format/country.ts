import type { Language } from '../contract/values';
import { locales } from './language';

const ALPHA_2 = /^[A-Z]{2}$/;

/** What `Intl` has no name for comes back as it is. Kosovo has its user-assigned code XK. */
export const formatCountry = (code: string, language: Language): string =>
  ALPHA_2.test(code)
    ? (new Intl.DisplayNames(locales[language], { type: 'region' }).of(code) ?? code)
    : code;
