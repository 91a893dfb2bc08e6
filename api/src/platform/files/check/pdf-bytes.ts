import type { Refusal } from './refused';
import { Refused } from './refused';

const HEAD_BYTES = 1024;
/** A report of 200 pages has about 10,000. Each costs the parser time. */
const MAX_OBJECTS = 20_000;
const OBJECT = /\bobj\b/g;
/** White space of a PDF (ISO 32000-1, table 1), NUL among it: scanners pad their files. */
const END = /%%EOF[\0\t\n\f\r ]*$/;
/** Longest comment of a ZIP archive, and its last record. */
const ZIP_END_BYTES = 65_557;
const ZIP_COMMENT_LENGTH_AT = 20;
const MARKUP = /<(!doctype|html|head|body|script|svg|iframe|\?php)\b/i;

/** Every letter of a name may also be written `#xx`. */
const spelled = (name: string) =>
  [...name]
    .map((letter) => {
      const hex = letter.charCodeAt(0).toString(16);
      return `(?:${letter}|#${hex}|#${hex.toUpperCase()})`;
    })
    .join('');
const named = (...names: string[]) => new RegExp(`/(?:${names.map(spelled).join('|')})\\b`);

const SPACE = '[\\0\\t\\n\\f\\r ]';
const ENCRYPTED = new RegExp(`/${spelled('Encrypt')}${SPACE}*(?:\\d+${SPACE}+\\d+${SPACE}+R|<<)`);
/** Wherever they are written: a cross-reference may point into the middle of a stream, where the parser does not look. */
const SUSPECT: [RegExp, Refusal][] = [
  [named('JavaScript', 'Launch', 'RichMedia', 'XFA'), 'active'],
  [named('EmbeddedFile', 'EmbeddedFiles'), 'attachments'],
];
/** As an entry of the catalog itself; by reference it is found by the parser. */
const OPENS_OUTSIDE = new RegExp(
  `/${spelled('OpenAction')}${SPACE}*<<[^>]{0,500}/${spelled('S')}${SPACE}*/(?:${['URI', 'GoToR', 'GoToE', 'Thread'].map(spelled).join('|')})\\b`,
);
const OBJECT_STREAM = new RegExp(`/${spelled('ObjStm')}\\b`, 'g');

/** @throws Refused */
export function assertPlainPdf(text: string): void {
  if (ENCRYPTED.test(text)) throw new Refused('encrypted');
  if (!END.test(text) || isZip(text)) throw new Refused('trailing');
  if (!text.startsWith('%PDF-') || MARKUP.test(text.slice(0, HEAD_BYTES))) {
    throw new Refused('unreadable');
  }
  if ((text.match(OBJECT)?.length ?? 0) > MAX_OBJECTS) throw new Refused('complex');
  if (OPENS_OUTSIDE.test(text)) throw new Refused('outside');
  for (const [pattern, refusal] of SUSPECT) if (pattern.test(text)) throw new Refused(refusal);
}

/** More than the parser has looked into means that one is hidden in another stream. */
export const countObjectStreams = (text: string): number => text.match(OBJECT_STREAM)?.length ?? 0;

/** An archive is read from its end: its last record, then a comment that reaches exactly to the end of the file. */
function isZip(text: string): boolean {
  const from = Math.max(0, text.length - ZIP_END_BYTES);
  for (
    let at = text.indexOf('PK\x05\x06', from);
    at >= 0;
    at = text.indexOf('PK\x05\x06', at + 1)
  ) {
    const lengthAt = at + ZIP_COMMENT_LENGTH_AT;
    const comment = text.charCodeAt(lengthAt) + 256 * text.charCodeAt(lengthAt + 1);
    if (lengthAt + 2 + comment === text.length) return true;
  }
  return false;
}
