import type { Language } from '../contract/values';
import { locales } from './language';

const ALPHA_2 = /^[A-Z]{2}$/;
const namesIn = (language: Language) =>
  new Intl.DisplayNames(locales[language], { type: 'region' });
/** Made once: a list of all countries asks for 250 names. */
const names = { de: namesIn('de'), en: namesIn('en') };

/** What `Intl` has no name for comes back as it is. Kosovo has its user-assigned code XK. */
export const formatCountry = (code: string, language: Language): string =>
  ALPHA_2.test(code) ? (names[language].of(code) ?? code) : code;
