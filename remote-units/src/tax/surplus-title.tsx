import type { TaxSum } from '@manzil/shared/contract/tax/tax';
import { formatAmount, formatMoney } from '@manzil/shared/format/money';
import { useTexts } from '@manzil/shared/runtime';
import styles from './tax.module.css';

/** The amount is the heading: in the currency of the tax return, in dirhams until that is known. */
export function SurplusTitle({ sum, year }: { sum: TaxSum; year: number }) {
  const { t, language } = useTexts('units/tax');
  const money = sum.converted ?? sum.amount;
  const amount = formatAmount(money, language);
  const [before, behind] = formatMoney(money, language).split(amount);
  return (
    <>
      {before && <span className={styles.unit}>{before}</span>}
      {amount}
      <span className={styles.unit}>
        {behind} {t('tax.surplus', { year })}
      </span>
    </>
  );
}
