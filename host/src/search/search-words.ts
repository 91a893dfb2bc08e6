import de from './words/de.json';
import en from './words/en.json';

/** They come with the search, so that no document carries them. */
export const searchWords = { de, en };
export type SearchWords = typeof de;

export const said = (text: string, values: Readonly<Record<string, string | number>>): string =>
  text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name] ?? ''));
