import { formatNumber } from '@manzil/shared/format/percent';
import type { TextsOf } from '@manzil/shared/runtime';

const words = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] as const;

/** Counts are words up to twelve, figures beyond. */
export function numberWord(count: number, { t, language }: TextsOf<'units'>): string {
  const word = words.find((number) => number === count);
  return word ? t(`numbers.${word}`) : formatNumber(count, language);
}
