import { FileUnreadable } from './file-unreadable';
import type { LineStarts } from './line-starts';

const OTHER =
  'has bytes that are not UTF-8, as umlauts of another encoding: save the file as "CSV UTF-8"';

export type Utf8Check = { next: (chunk: Buffer) => void; end: () => void };

/** @param lines where the chunks before have been noted */
export function utf8Check(lines: LineStarts): Utf8Check {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let first = true;
  return {
    next: (chunk) => {
      if (first && /^(fffe|feff)/.test(chunk.toString('hex', 0, 2))) {
        throw new FileUnreadable(1, 'is UTF-16: save the file as "CSV UTF-8"');
      }
      first = false;
      try {
        decoder.decode(chunk, { stream: true });
      } catch {
        throw new FileUnreadable(lines.count + linesBeforeDamage(chunk), OTHER);
      }
    },
    end: () => {
      try {
        decoder.decode();
      } catch {
        throw new FileUnreadable(lines.count, OTHER);
      }
    },
  };
}

/** A replacement character stands for each damaged place. */
function linesBeforeDamage(chunk: Buffer): number {
  const text = chunk.toString('utf8');
  return text.slice(0, Math.max(0, text.indexOf('\ufffd'))).split('\n').length - 1;
}
