import fc from 'fast-check';
import { aedText } from '../src/commands/import/aed-text';
import * as cells from '../src/commands/import/cells';

const NASTY = [
  '=SUM(A1)',
  '"',
  '""',
  ',;',
  "'",
  '\\N',
  '\\.',
  'null',
  '🏗️ Ü',
  'a\u00a0b',
  '{"a":1}',
  '-1',
  'مرحبا',
];
export const line = (most: number) =>
  fc
    .oneof(fc.constantFrom(...NASTY), fc.string({ unit: 'grapheme', maxLength: most }))
    .map((text) => text.trim())
    .filter((text) => cells.text(most).safeParse(text).success);
export const maybe = (most: number) => fc.oneof(fc.constant(''), line(most));
export const day = fc
  .date({ min: new Date('2024-01-01'), max: new Date('2026-11-01'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));
export const germanToo = (iso: string, german: boolean) =>
  german ? iso.split('-').reverse().join('.') : iso;
export const fils = fc.integer({ min: 1, max: 99_999_999_999 });
export const written = (amount: number, comma: boolean) =>
  comma ? aedText(amount).replace('.', ',') : aedText(amount);
