import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { root } from '../../scripts/packages';

type Texts = { readonly [key: string]: string | Texts };

const wordsOf = (texts: Texts): string[] =>
  Object.values(texts).flatMap((text) => (typeof text === 'string' ? [text] : wordsOf(text)));

/** Every text of every package in one language. */
const allTexts = (language: 'de' | 'en'): Set<string> =>
  new Set(
    readdirSync(root)
      .filter((name) => name === 'host' || name.startsWith('remote-'))
      .flatMap((name) => {
        const file = join(root, name, 'locales', `${language}.json`);
        return wordsOf(JSON.parse(readFileSync(file, 'utf8')));
      }),
  );

const english = allTexts('en');
const german = new Set([...allTexts('de')].filter((text) => !english.has(text)));

/** What i18next shows where it has no text. */
const KEY = /^[a-z]\w*(\.\w+)+$/;
/** What hardly a German sentence is without, and no English one has. */
const GERMAN =
  /(^|[\s("„])(und|oder|nicht|für|mit|dein|deine|deinen|deiner|dir|wir|eine|einen|einer|zum|zur|über|von|auf|ist|sind|wird|werden|noch|bei|nach|aus|den|dem|im)([\s.,;:!?)]|$)/i;

/** What an English page says and shows a user that is a key, or German. What is meant to be German has its `lang`. */
export async function untranslated(page: Page): Promise<string[]> {
  const said = await page.evaluate(() => {
    const isEnglish = (element: Element | null): boolean =>
      element?.closest('[lang]')?.getAttribute('lang') === 'en';
    const found: string[] = [];
    const nodes = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = nodes.nextNode(); node; node = nodes.nextNode())
      if (isEnglish(node.parentElement) && node.parentElement?.checkVisibility())
        found.push(node.textContent ?? '');
    for (const name of ['aria-label', 'alt', 'title', 'placeholder'])
      for (const element of document.querySelectorAll(`[${name}]`))
        if (isEnglish(element)) found.push(element.getAttribute(name) ?? '');
    return found.map((text) => text.replaceAll('\u00ad', '').trim());
  });
  return said.filter((text) => KEY.test(text) || GERMAN.test(text) || german.has(text));
}
