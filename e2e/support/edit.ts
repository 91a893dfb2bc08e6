import { readFileSync, writeFileSync } from 'node:fs';

/** Changes a text file. Returns what is in it then. */
export function edit(file: string, change: (content: string) => string): Buffer {
  const content = Buffer.from(change(readFileSync(file, 'utf8')));
  writeFileSync(file, content);
  return content;
}
