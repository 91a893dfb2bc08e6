const MAX_LENGTH = 255;
/** What a line of the contract may not have: control characters, line ends, and signs that turn the direction. */
const UNPRINTABLE = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]+/gu;
/** What is left of a character that was cut in two. */
const HALF = /[\ud800-\udbff]$/;

/** 255 characters at most, its ending kept. */
export function lineOfFileName(name: string): string {
  const plain = name.normalize('NFC').replace(UNPRINTABLE, ' ').trim() || 'file';
  if (plain.length <= MAX_LENGTH) return plain;
  const ending = /\.\w{1,8}$/.exec(plain)?.[0] ?? '';
  return (
    plain
      .slice(0, MAX_LENGTH - ending.length)
      .replace(HALF, '')
      .trimEnd() + ending
  );
}
