import type { Language } from '../contract/values';
import { locales } from './language';

/** Made once for all that is written alike: the making takes far longer than the writing, and a table writes thousands. */
const kept = <Options, Format>(make: (locale: string, options: Options) => Format) => {
  const all = new Map<string, Format>();
  return (language: Language, options: Options): Format => {
    const key = language + JSON.stringify(options);
    const format = all.get(key) ?? make(locales[language], options);
    all.set(key, format);
    return format;
  };
};

/** How numbers are written in a language. */
export const numberFormat = kept(
  (locale, options: Intl.NumberFormatOptions) => new Intl.NumberFormat(locale, options),
);

/** How calendar days are. They have no zone: they are read and written in UTC. */
export const dayFormat = kept(
  (locale, parts: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locale, { ...parts, timeZone: 'UTC' }),
);
