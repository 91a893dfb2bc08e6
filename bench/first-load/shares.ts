import { existsSync, readFileSync } from 'node:fs';
import { SourceMap } from 'node:module';
import { basename } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';

const brotliSize = (text: string): number =>
  brotliCompressSync(text, {
    params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY },
  }).byteLength;

/** `react/cjs/react.production.js`, `host/src/main.tsx`, or `host: webpack/runtime/publicPath`. */
function nameOf(source: string, owner: string): string {
  const path = source.replace(/^webpack:\/\/[^/]*\//, '').replace(/\?.*$/, '');
  const library = /.*\/node_modules\/(.*)$/.exec(path)?.[1];
  if (library) return library;
  if (path.startsWith('../')) return path.slice('../'.length);
  if (path.startsWith('./')) return `${owner}/${path.slice('./'.length)}`;
  return `${owner === 'host' ? 'host' : 'remote'}: ${path}`;
}

/** What each source has written into a script: the text, in order. A script without a map is a source of its own. */
function textBySource(file: string, code: string, owner: string): Map<string, string> {
  const texts = new Map<string, string>();
  const map = existsSync(`${file}.map`)
    ? new SourceMap(JSON.parse(readFileSync(`${file}.map`, 'utf8')))
    : undefined;
  for (const [row, line] of code.split('\n').entries()) {
    for (const [column, character] of [...line].entries()) {
      const entry = map?.findEntry(row, column);
      const source =
        entry && 'originalSource' in entry ? nameOf(entry.originalSource, owner) : basename(file);
      texts.set(source, (texts.get(source) ?? '') + character);
    }
  }
  return texts;
}

export type Script = { file: string; bytes: number; shares: ReadonlyMap<string, number> };

/**
 * Size of a built script (brotli 11) and how it divides among its sources. Compressed together they are smaller than one
 * by one, so each has its own size scaled to the script's.
 * @param owner package that the script was built from
 */
export function scriptShares(file: string, owner: string): Script {
  const code = readFileSync(file, 'utf8');
  const bytes = brotliSize(code);
  const alone = [...textBySource(file, code, owner)].map(
    ([source, text]) => [source, brotliSize(text)] as const,
  );
  const sum = alone.reduce((total, [, size]) => total + size, 0);
  const shares = new Map(alone.map(([source, size]) => [source, (size * bytes) / sum]));
  return { file: basename(file), bytes, shares };
}
