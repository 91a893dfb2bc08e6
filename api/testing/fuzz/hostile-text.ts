import fc from 'fast-check';
import { ALL_NASTY_STRINGS } from '../nasty-strings';
import { HEADERS } from './header-values';

const fromCorpus = fc.constantFrom(...ALL_NASTY_STRINGS);

export const hostileText: fc.Arbitrary<string> = fc.oneof(
  { weight: 3, arbitrary: fromCorpus },
  { weight: 1, arbitrary: fc.string({ unit: 'binary' }) },
  { weight: 1, arbitrary: fc.tuple(fromCorpus, fromCorpus).map((texts) => texts.join('')) },
);

/** What stands in an address as it is: percent signs with nothing, or no UTF-8, behind them. */
export const hostileEscapes = [
  '%',
  '%zz',
  '%0',
  '%00',
  '%ff',
  '%c0%af',
  '%ed%a0%80',
  '%f4%90%80%80',
  '%e2%82',
  '%252e',
  'a%2fb',
  'a%5cb',
  ';a=b',
  '+',
] as const;

export const hostileQueries = [
  '%',
  '&&&',
  '=',
  '=1',
  '__proto__=1',
  '__proto__[polluted]=1',
  'constructor[prototype][polluted]=1',
  'page',
  'page=',
  'page[]=1',
  'page=1&page=2',
  'page=1e3',
  'page=0x10',
  'page=1.0',
  'page=%D9%A1',
  'page=-0',
  'language=de&language=en',
  'language=%ff',
  '%ff=%ff',
  'a='.repeat(500),
  `a=${'b'.repeat(5_000)}`,
  Array.from({ length: 500 }, (_, index) => `a${index}=1`).join('&'),
] as const;

/** What a header may hold on the wire: no control characters, one byte each. */
const headerText = fc
  .string({ unit: fc.integer({ min: 0x20, max: 0xff }).map((code) => String.fromCharCode(code)) })
  .map((text) => text.replaceAll('\u007f', '').trim());

export const hostileHeaders: fc.Arbitrary<Record<string, string>> = fc
  .array(
    fc
      .constantFrom(...Object.keys(HEADERS))
      .chain((name) =>
        fc
          .oneof(
            { weight: 3, arbitrary: fc.constantFrom(...(HEADERS[name] ?? [''])) },
            { weight: 1, arbitrary: headerText },
          )
          .map((text): [string, string] => [name, text]),
      ),
    { minLength: 1, maxLength: 3 },
  )
  .map(Object.fromEntries);

/**
 * Whether a field's text is kept from sight: when an app closes, it must be in none of its tables and logs
 * (canaries/). A nasty string that is sent as a street, too, would be.
 */
export const isSecret = (name: string | number | undefined): boolean =>
  /password|^code$|^token$|^iban$|^tax_id$/.test(String(name));
