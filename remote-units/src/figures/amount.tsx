import type { Money } from '@manzil/shared/contract/values';
import { formatAmount } from '@manzil/shared/format/money';
import { useWords } from '../words';
import styles from './amount.module.css';

type AmountProps = {
  money: Money;
  /** All amounts beside it are whole too: narrow screens then drop the decimals. */
  allWhole: boolean;
};

/** A key figure's amount without its currency. */
export function Amount({ money, allWhole }: AmountProps) {
  const { language } = useWords();
  const text = formatAmount(money, language);
  if (!allWhole) return text;
  const whole = formatAmount(money, language, { whole: true });
  return (
    <>
      {whole}
      <span className={styles.decimals}>{text.slice(whole.length)}</span>
    </>
  );
}

export const areWhole = (amounts: readonly Money[]): boolean =>
  amounts.every(({ amount }) => amount % 100 === 0);
