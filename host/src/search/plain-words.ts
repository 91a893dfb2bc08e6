/** As `search_words` of the database writes them: small, without accents and signs; ä, ae and a are one. */
export const plain = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .replaceAll('ß', 'ss')
    .replace(/([aou])e/g, '$1');

const WORD = /[\p{L}\p{N}\p{M}]+/gu;

/** What is looked for: the beginnings of words. */
export const soughtWords = (q: string): string[] => (q.match(WORD) ?? []).map(plain);

/** Whether each word that is sought begins one of the text's. */
export function fits(text: string, sought: readonly string[]): boolean {
  const words = soughtWords(text);
  return sought.every((beginning) => words.some((word) => word.startsWith(beginning)));
}

export type Part = { text: string; marked: boolean };

/** A text in parts, of which those are marked that were looked for. */
export function markedParts(text: string, sought: readonly string[]): Part[] {
  const parts: Part[] = [];
  let end = 0;
  for (const { 0: word, index } of text.matchAll(WORD)) {
    const length = Math.max(0, ...sought.map((beginning) => fittingLength(word, beginning)));
    if (length === 0) continue;
    parts.push({ text: text.slice(end, index), marked: false });
    end = index + length;
    parts.push({ text: text.slice(index, end), marked: true });
  }
  parts.push({ text: text.slice(end), marked: false });
  return parts.filter((part) => part.text !== '');
}

/** How many characters of the word the beginning takes: "Gä" for "gae". */
function fittingLength(word: string, beginning: string): number {
  if (!plain(word).startsWith(beginning)) return 0;
  let length = 1;
  while (length < word.length && !plain(word.slice(0, length)).startsWith(beginning)) length += 1;
  return length;
}
