import type { AreaUnit } from '../contract/settings/display';
import type { Language } from '../contract/values';
import { numberFormat } from './formatter';

/** International foot: 1 m² = 10.7639104 sq ft. */
const SQFT_PER_SQM = 10.7639104;

const write = (value: number, language: Language, digits: number): string =>
  numberFormat(language, { maximumFractionDigits: digits }).format(value);

/** `97,2 m²`, or in whole square feet `1.180 sq ft`. @param sqmX100 m² × 100 */
export const formatArea = (sqmX100: number, language: Language, unit: AreaUnit = 'sqm'): string =>
  unit === 'sqm'
    ? `${write(sqmX100 / 100, language, 2)}\u00A0m²`
    : `${write((sqmX100 / 100) * SQFT_PER_SQM, language, 0)}\u00A0sq\u00A0ft`;
