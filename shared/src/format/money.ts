import type { Language } from '../contract/values';
import { numberFormat } from './formatter';
import { withMinus } from './language';

const MINOR = 100;

/** `Money`, and what tax returns reckon in. */
type Money = { amount: number; currency: 'AED' | 'EUR' | 'CHF' };

type MoneyFormat = {
  /** Drops the decimals of a whole amount; one with decimals keeps them. */
  whole?: boolean;
};

/** `Intl` has the sign before the code, figures and columns have it at the number. */
const SIGN_BEFORE_CODE = /^\u2212(\p{L}+\u00A0)/u;

/** `120.000,00 AED`, in English `AED 120,000.00`, parts joined by U+00A0. Takes integer minor units. */
export function formatMoney(money: Money, language: Language, format: MoneyFormat = {}): string {
  const { currency } = money;
  return withMinus(
    numberFormat(language, {
      style: 'currency',
      currency,
      minimumFractionDigits: digits(money, format),
    }).format(money.amount / MINOR),
  ).replace(SIGN_BEFORE_CODE, '$1\u2212');
}

/** Without its currency, for columns that name it in their head: `−15.400,00`. */
export function formatAmount(money: Money, language: Language, format: MoneyFormat = {}): string {
  return withMinus(
    numberFormat(language, {
      minimumFractionDigits: digits(money, format),
      maximumFractionDigits: 2,
    }).format(money.amount / MINOR),
  );
}

const digits = ({ amount }: Money, { whole = false }: MoneyFormat): number =>
  whole && amount % MINOR === 0 ? 0 : 2;

/** A decimal text as it is reckoned with, `0,24854`: at least four digits, or `digits` of them, at most eight. */
export const formatRate = (rate: string, language: Language, digits = 4): string =>
  numberFormat(language, {
    minimumFractionDigits: digits,
    maximumFractionDigits: 8,
  }).format(Number(rate));
