import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { API_ROOT } from '../../../api-root';

/** Written by shared/build/subset-fonts.ts. Their licence (OFL 1.1) lets a document carry them. */
const FILES = {
  text: 'geist-400.ttf',
  strong: 'geist-600.ttf',
  'text-extended': 'geist-ext-400.ttf',
  'strong-extended': 'geist-ext-600.ttf',
  title: 'newsreader-350.ttf',
} as const;

export type FontName = keyof typeof FILES;
export type Fonts = Record<FontName, Buffer>;

let loaded: Promise<Fonts> | undefined;

export function loadFonts(): Promise<Fonts> {
  loaded ??= readAll().catch((error: unknown) => {
    loaded = undefined;
    throw error;
  });
  return loaded;
}

async function readAll(): Promise<Fonts> {
  const entries = await Promise.all(
    Object.entries(FILES).map(async ([name, file]) => [
      name,
      await readFile(join(API_ROOT, 'content/fonts', file)),
    ]),
  );
  return Object.fromEntries(entries);
}
