import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';

export function flipByteInEntry(folder: string): void {
  const entry = readdirSync(folder).find((name) => name.startsWith('remoteEntry.')) ?? '';
  const content = readFileSync(join(folder, entry));
  content[content.length - 2] = (content[content.length - 2] ?? 0) ^ 1;
  writeFileSync(join(folder, entry), content);
}

/** Appends code to every stored form of a promoted file, as somebody with access to the store could. */
export function tamper(folder: string, match: RegExp): () => void {
  const names = readdirSync(folder).filter((name) => match.test(name));
  expect(names.length).toBeGreaterThan(0);
  const originals = names.map(
    (name) => [join(folder, name), readFileSync(join(folder, name))] as const,
  );
  for (const [file] of originals) {
    if (/\.(br|gz)$/.test(file)) rmSync(file);
    else writeFileSync(file, `${readFileSync(file, 'utf8')};window.tampered = true;`);
  }
  return () => {
    for (const [file, content] of originals) writeFileSync(file, content);
  };
}
