import { readDecimal } from '@manzil/shared/domain/read-decimal';

const ONE_DECIMAL = /[.,]\d$/;

/** As `readDecimal`, with one decimal too: `2,5` is 250 bps. */
export const readPercent = (text: string): number | null => {
  const typed = text.trim();
  return readDecimal(ONE_DECIMAL.test(typed) ? `${typed}0` : typed);
};
