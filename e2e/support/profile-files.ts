import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** None of a file that a browser that runs has removed since it was listed. */
function contentIn(file: string): Buffer[] {
  try {
    return [readFileSync(file)];
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
}

/** Which of these words are in any file of a browser's profile, in one byte for a character or in two. */
export function onDisk(profile: string, words: readonly string[]): string[] {
  const files = readdirSync(profile, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .flatMap(({ parentPath, name }) => contentIn(join(parentPath, name)));
  return words.filter((word) =>
    files.some((file) => file.includes(word) || file.includes(word, 0, 'utf16le')),
  );
}
