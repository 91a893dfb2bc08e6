import type { Language } from '../contract/values';
import { numberFormat } from './formatter';
import { withMinus } from './language';

const BPS = 10_000;

/** 640 is `6,4 %` in German (U+00A0), `6.4%` in English. `signed` writes a plus; `digits`: decimals; left out: two, where they are needed. */
export function formatBps(
  bps: number,
  language: Language,
  format: { signed?: boolean; digits?: 0 | 1 | 2 } = {},
): string {
  return withMinus(
    numberFormat(language, {
      style: 'percent',
      minimumFractionDigits: format.digits ?? 0,
      maximumFractionDigits: format.digits ?? 2,
      signDisplay: format.signed ? 'exceptZero' : 'auto',
    }).format(bps / BPS),
  );
}

/** Without the sign: `6,4`. At most one decimal. */
export const formatPercentNumber = (bps: number, language: Language): string =>
  withMinus(numberFormat(language, { maximumFractionDigits: 1 }).format((bps / BPS) * 100));

export const formatNumber = (value: number, language: Language): string =>
  withMinus(numberFormat(language, {}).format(value));
