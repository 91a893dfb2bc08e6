import type { Language, Money } from '@manzil/shared/contract/values';
import { formatAmount } from '@manzil/shared/format/money';
import { useTexts } from '@manzil/shared/runtime';
import styles from './amount.module.css';

/** Characters of 999.999,00. */
const FITTING = 10;

type AmountProps = {
  money: Money;
  /** All amounts beside it are whole too: narrow screens then drop the decimals. */
  allWhole: boolean;
};

export function Amount({ money, allWhole }: AmountProps) {
  const { language } = useTexts('units');
  const text = formatAmount(money, language);
  const whole = allWhole ? formatAmount(money, language, { whole: true }) : text;
  return (
    <span className={styles.amount} data-long={lengthOf(whole, text)}>
      {whole}
      <span className={styles.decimals}>{text.slice(whole.length)}</span>
    </span>
  );
}

/** `always` where even a narrow screen has many characters to show, `wide` where only a wide one has. */
function lengthOf(narrow: string, wide: string): 'always' | 'wide' | undefined {
  if (narrow.length > FITTING) return 'always';
  return wide.length > FITTING ? 'wide' : undefined;
}

export const currencyOf = ({ currency }: Money, language: Language) => ({
  unit: currency,
  unitFirst: language === 'en',
});

export const areWhole = (amounts: readonly Money[]): boolean =>
  amounts.every(({ amount }) => amount % 100 === 0);
