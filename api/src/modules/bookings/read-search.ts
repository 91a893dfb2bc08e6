import type { Language } from '@manzil/shared/contract/values';
import { LedgerCategory } from '@manzil/shared/domain/ledger-category';
import { readDecimal } from '@manzil/shared/domain/read-decimal';
import { categoryLabel } from './category-label';

type Search = {
  /** Each of them in the text, as a pattern, or in the name of one of the categories. */
  words: { pattern: string; categories: LedgerCategory[] }[];
  /** In minor units; `signed` where the sign counts. */
  amount: { from: number; to: number; signed: boolean } | null;
};

const CURRENCY = /^(AED|EUR|€)\s*|\s*(AED|EUR|€)$/gi;
const DECIMALS = /[.,]\d{2}$/;

export function readSearch(search: string, language: Language): Search {
  return {
    words: search.split(/\s+/).map((word) => wordIn(word, language)),
    amount: amountIn(search),
  };
}

function wordIn(word: string, language: Language): Search['words'][number] {
  const sought = word.toLocaleLowerCase(language);
  return {
    pattern: `%${word.replaceAll(/[\\%_]/g, '\\$&')}%`,
    categories: LedgerCategory.filter((category) =>
      categoryLabel[category][language].toLocaleLowerCase(language).includes(sought),
    ),
  };
}

function amountIn(search: string): Search['amount'] {
  const text = search.replaceAll(CURRENCY, '');
  const minor = readDecimal(text.replace(/^\+/, ''));
  if (minor === null) return null;
  const signed = /^[-−+]/.test(text);
  const rest = DECIMALS.test(text) ? 0 : 99;
  return minor < 0 || /^[-−]/.test(text)
    ? { from: minor - rest, to: minor, signed }
    : { from: minor, to: minor + rest, signed };
}
