import type { Language, Money } from '../contract/values';
import { locales, withMinus } from './language';

const MINOR = 100;

type MoneyFormat = {
  /** Drops the decimals of a whole amount; one with decimals keeps them. */
  whole?: boolean;
};

/** `120.000,00 AED`, in English `AED 120,000.00`, parts joined by U+00A0. Takes integer minor units. */
export function formatMoney(money: Money, language: Language, format: MoneyFormat = {}): string {
  const { currency } = money;
  return withMinus(
    new Intl.NumberFormat(locales[language], {
      style: 'currency',
      currency,
      minimumFractionDigits: digits(money, format),
    }).format(money.amount / MINOR),
  );
}

/** Without its currency, for columns that name it in their head: `−15.400,00`. */
export function formatAmount(money: Money, language: Language, format: MoneyFormat = {}): string {
  return withMinus(
    new Intl.NumberFormat(locales[language], {
      minimumFractionDigits: digits(money, format),
      maximumFractionDigits: 2,
    }).format(money.amount / MINOR),
  );
}

const digits = ({ amount }: Money, { whole = false }: MoneyFormat): number =>
  whole && amount % MINOR === 0 ? 0 : 2;

/** A decimal text as it is reckoned with, `0,24854`: at least four digits, at most eight. */
export const formatRate = (rate: string, language: Language): string =>
  new Intl.NumberFormat(locales[language], {
    minimumFractionDigits: 4,
    maximumFractionDigits: 8,
  }).format(Number(rate));
