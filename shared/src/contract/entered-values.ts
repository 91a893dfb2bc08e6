import { z } from './schema';

// Apart from what answers hold: these come with the forms that ask for them, not with a first screen.

/** As `Day`, of the real calendar. */
export const InputDay = z.iso.date();

/** Control characters, halves of a pair, line ends, and signs that turn the direction of what follows. */
const UNPRINTABLE = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]/u;
const LINE = new RegExp(`^(?!.*${UNPRINTABLE.source})(\\S(.*\\S)?)?$`, 'su');

/** One line of text as somebody typed it, kept to the byte: without blanks at its ends, not empty. */
export const line = (maxLength: number) =>
  z.string().check(z.minLength(1), z.maxLength(maxLength), z.regex(LINE));

const NOT_IN_PARAGRAPHS = new RegExp(`(?![\\t\\n])${UNPRINTABLE.source}`, 'u');
const PARAGRAPHS = new RegExp(`^(?!.*${NOT_IN_PARAGRAPHS.source})(\\S(.*\\S)?)?$`, 'su');

/** As `line`, of any number of lines; they end with U+000A. */
export const paragraphs = (maxLength: number) =>
  z.string().check(z.minLength(1), z.maxLength(maxLength), z.regex(PARAGRAPHS));

/** What is looked for: anything, also nothing, but U+0000, which PostgreSQL has in no text. */
export const sought = (maxLength: number) =>
  z.string().check(
    z.maxLength(maxLength),
    z.refine((text) => !text.includes('\0')),
  );

/** As `line`; null or left out = none. */
export const optionalLine = (maxLength: number) => z._default(z.nullable(line(maxLength)), null);

/** What people put between digits. A parser would read more: other scripts' digits, signs that nobody sees. */
const DIALLED = /^(\+|00)[\d\s()./-]+$/;

/** A telephone number with its country's code, without what stands between its digits. Anything else is no number. */
export const PhoneNumber = line(40).check(
  z.overwrite((text) =>
    DIALLED.test(text) ? text.replace(/^00/, '+').replaceAll(/[^+\d]/g, '') : text,
  ),
);
