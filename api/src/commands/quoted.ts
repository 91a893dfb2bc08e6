const LONGEST = 40;

/** Text of others as a message may show it: in quotes, short, without signs that steer a terminal. */
export function quoted(text: string): string {
  const shown = text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text;
  return `"${shown.replace(/[\p{C}\p{Zl}\p{Zp}]/gu, escaped)}"`;
}

const escaped = (sign: string) => `\\u{${sign.codePointAt(0)?.toString(16)}}`;
