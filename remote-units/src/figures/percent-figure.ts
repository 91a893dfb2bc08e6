import type { Language } from '@manzil/shared/contract/values';
import { formatBps, formatPercentNumber } from '@manzil/shared/format/percent';

/** Value and unit of a Figure: German sets the sign apart, English does not. Null, where nothing is known, is a dash. */
export function percentFigure(bps: number | null, language: Language) {
  if (bps === null) return { value: '–' };
  if (language === 'en') return { value: formatBps(bps, language, { digits: 1 }) };
  return { value: formatPercentNumber(bps, language), unit: '%' };
}
