import { formatNumber } from '@manzil/shared/format/percent';
import type { Words } from '../words';

const LAST_WORD = 12;

/** Counts are words up to twelve, figures beyond. */
export const numberWord = (count: number, { t, language }: Words): string =>
  count >= 1 && count <= LAST_WORD ? t(`numbers.${count}`) : formatNumber(count, language);
