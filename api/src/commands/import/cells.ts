import { z } from '@manzil/shared/contract/schema';
import { parsePhoneNumberFromString } from 'libphonenumber-js';
import { isCountry } from '../../platform/country';
import { quoted } from '../quoted';

/** Reads the text of a cell as a value. A message goes on after the name of the column. */
export type Cell<T = unknown> = z.ZodMiniType<T, string>;

/** @param parse null = not to be read so */
const cell = <T>(parse: (text: string) => T | null, reason: string): Cell<T> =>
  z.pipe(
    z.string().check(z.minLength(1, { error: 'is empty', abort: true })),
    z.transform((text: string, context) => {
      const value = parse(text);
      if (value !== null) return value;
      context.issues.push({ code: 'custom', message: `${quoted(text)} ${reason}`, input: text });
      return z.NEVER;
    }),
  );

const replaced = (replace: (text: string) => string | null) =>
  z.pipe(z.string(), z.transform(replace));

export const optional = <T>(filled: Cell<T>): Cell<T | null> =>
  z.pipe(
    replaced((text) => text || null),
    z.nullable(filled),
  );

export const withDefault = <T>(filled: Cell<T>, fallback: string): Cell<T> =>
  z.pipe(
    replaced((text) => text || fallback),
    filled,
  );

/** Control characters, halves of a pair, line ends, and signs that turn the direction of what follows. */
const NOT_IN_A_LINE = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]/u;
const NOT_IN_A_TEXT = /(?![\t\r\n])[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]/u;

const written = (maxLength: number, forbidden: RegExp): Cell<string> =>
  z.string().check(
    z.minLength(1, { error: 'is empty', abort: true }),
    z.maxLength(maxLength, { error: `is longer than ${maxLength} characters`, abort: true }),
    z.refine((text) => !forbidden.test(text), {
      error: ({ input }) => `${quoted(String(input))} has a character that cannot be printed`,
    }),
  );

/** One line, kept as it is written: a formula stays text. */
export const text = (maxLength: number) => written(maxLength, NOT_IN_A_LINE);

/** Several lines of plain text, an empty one between paragraphs; read as HTML. */
export const plainHtml = (maxLength: number): Cell<string> =>
  z.pipe(
    written(maxLength, NOT_IN_A_TEXT),
    z.transform((text) =>
      text
        .split(/(?:\r?\n[ \t]*){2,}/)
        .map(paragraph)
        .join(''),
    ),
  );

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

function paragraph(text: string): string {
  const escaped = text.replace(/[&<>]/g, (sign) => ESCAPES[sign] ?? sign);
  return `<p>${escaped.replace(/\r?\n/g, '<br>')}</p>`;
}

export const fourDigits = cell(
  (written) => (/^\d{4}$/.test(written) ? written : null),
  'is not four digits',
);

/** The end of an IBAN. */
export const last4 = cell(
  (written) => (/^[A-Z0-9]{4}$/.test(written) ? written : null),
  'is no end of an account: write its last four signs',
);

export const oneOf = <const T extends string>(values: readonly T[]): Cell<T> =>
  cell(
    (written) => values.find((value) => value === written) ?? null,
    `is none of ${values.join(', ')}`,
  );

/** What names a line in its file, for ever. */
export const externalId = cell(
  (written) => (/^[\p{L}\p{N}][\p{L}\p{N} ._:/#+-]{0,63}$/u.test(written) ? written : null),
  'is no id: up to 64 letters, digits, blanks and . _ : / # + - after a letter or digit',
);

/** Hundredths, without a detour over fractions; point or comma before the decimals, nothing between thousands. */
function hundredths(written: string): number | null {
  const [, sign, whole, decimals = ''] = /^(-?)(\d{1,12})(?:[.,](\d{1,2}))?$/.exec(written) ?? [];
  // Adding 0 turns -0 into 0.
  return whole === undefined ? null : Number(`${sign}${whole}${decimals.padEnd(2, '0')}`) + 0;
}

const hundredthsFrom = (least: number, most: number, reason: string) =>
  cell((written) => {
    const value = hundredths(written);
    return value !== null && value >= least && value <= most ? value : null;
  }, reason);

const MOST_FILS = 99_999_999_999_999;

/** AED with at most two decimals, as fils. */
export const amount = cell(
  (written) => hundredths(written) || null,
  'is no amount: write 1234.56, not 0',
);
export const amountFromZero = hundredthsFrom(0, MOST_FILS, 'is no amount: write 1234.56');
export const amountAboveZero = hundredthsFrom(1, MOST_FILS, 'is no amount above 0: write 1234.56');

/** What one unit is worth in another currency, as numeric(18,8) has it. */
export const rate = cell((written) => {
  const [, whole, decimals = ''] = /^(\d{1,10})(?:[.,](\d{1,8}))?$/.exec(written) ?? [];
  const text = `${Number(whole)}.${decimals.padEnd(8, '0')}`;
  return whole !== undefined && Number(text) > 0 ? text : null;
}, 'is no rate: write 0.24935000');

/** 0 to 100, as bps. */
export const percent = hundredthsFrom(0, 10_000, 'is no percentage from 0 to 100: write 12.5');
export const percentAboveZero = hundredthsFrom(
  1,
  10_000,
  'is no percentage above 0 up to 100: write 12.5',
);

/** m², as hundredths. */
export const area = hundredthsFrom(1, 100_000_000, 'is no area in m²: write 92.45');

export const integer = (least: number, most: number): Cell<number> =>
  cell((written) => {
    const value = /^-?\d{1,10}$/.test(written) ? Number(written) : Number.NaN;
    return value >= least && value <= most ? value : null;
  }, `is no whole number from ${least} to ${most}`);

const IsoDay = z.iso.date();
const FIRST_DAY = '1900-01-01';
const LAST_DAY = '2200-12-31';

/** ISO or German, of the real calendar. */
export const day = cell((written) => {
  const iso = written.replace(/^(\d{2})\.(\d{2})\.(\d{4})$/, '$3-$2-$1');
  const real = IsoDay.safeParse(iso).success;
  return real && iso >= FIRST_DAY && iso <= LAST_DAY ? iso : null;
}, 'is no day: write 2026-03-31 or 31.03.2026');

const Email = z.email().check(z.maxLength(254));

/** Lower case. */
export const email = cell((written) => {
  const address = written.toLowerCase();
  return Email.safeParse(address).success ? address : null;
}, 'is no e-mail address');

/** E.164 */
export const phone = cell((written) => {
  const number = written.startsWith('+') ? parsePhoneNumberFromString(written) : undefined;
  return number?.isValid() ? number.number : null;
}, 'is no phone number with its country code: write +49 151 23456789');

/** ISO 3166-1 alpha-2 */
export const country = cell(
  (written) => (/^[A-Z]{2}$/.test(written) && isCountry(written) ? written : null),
  'is no country code: write DE',
);

/** Of a file in the folder of the photos, not a path. */
export const fileName = cell(
  (written) => (/^[^/\\\p{C}.][^/\\\p{C}]{0,199}$/u.test(written) ? written : null),
  'is no name of a file',
);

export const uuid = cell(
  (written) => (z.uuid().safeParse(written).success ? written : null),
  'is no id such as 3f0c1a52-8d0e-4b7e-9a86-0d6f0d6a1c11',
);

export const month = cell(
  (written) => (/^20\d\d-(0[1-9]|1[0-2])$/.test(written) ? written : null),
  'is no month: write 2026-10',
);
