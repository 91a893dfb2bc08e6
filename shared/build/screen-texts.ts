import { basename } from 'node:path';
import { readJson } from './read-authored';

type Texts = Record<string, unknown>;
type Text = { de: string; en: string };

/**
 * Looks up what a screen.json names by its key, in the texts of the screen or its remote.
 * @throws Error in one sentence that names the screen.json and the file of texts
 */
export function textReader(dir: string, remote: string, screen: string): (key: string) => Text {
  const file = `${basename(dir)}/src/${screen}/screen.json`;
  const textsOf = (namespace: string, language: string) =>
    `${namespace === remote ? 'locales' : `src/${screen}/texts`}/${language}.json`;
  const find = (key: string, language: string): string => {
    const [namespace = '', path = ''] = key.split(':');
    if (namespace !== remote && namespace !== `${remote}/${screen}`)
      throw new Error(`${file}: "${key}" is neither of ${remote} nor of ${remote}/${screen}.`);
    const texts = textsOf(namespace, language);
    const text = path
      .split('.')
      .reduce<unknown>(
        (node, part) => (node as Texts | undefined)?.[part],
        readTexts(dir, texts, `${file}: "${key}" cannot be looked up`),
      );
    if (typeof text !== 'string')
      throw new Error(`${file}: "${key}" is not in ${basename(dir)}/${texts}.`);
    return text;
  };
  return (key) => ({ de: find(key, 'de'), en: find(key, 'en') });
}

function readTexts(dir: string, path: string, why: string): unknown {
  try {
    return readJson(dir, path);
  } catch (cause) {
    throw new Error(`${why}: ${(cause as Error).message}`, { cause });
  }
}
