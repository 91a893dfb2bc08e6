import type { TaxSum, TaxYear } from '@manzil/shared/contract/tax/tax';
import { depreciates } from '@manzil/shared/domain/depreciation';
import { formatAmount, formatMoney } from '@manzil/shared/format/money';
import { useTexts } from '@manzil/shared/runtime';
import styles from './tax.module.css';

type SurplusTitleProps = { sum: TaxSum } & Pick<TaxYear, 'year' | 'residence'>;

/** The amount is the heading: in the currency of the tax return, in dirhams until that is known. */
export function SurplusTitle({ sum, year, residence }: SurplusTitleProps) {
  const { t, language } = useTexts('units/tax');
  const isAlone = residence && !depreciates(residence);
  const money = sum.converted ?? sum.amount;
  const amount = formatAmount(money, language);
  const [before, behind] = formatMoney(money, language).split(amount);
  return (
    <>
      {before && <span className={styles.unit}>{before}</span>}
      {amount}
      <span className={styles.unit}>
        {behind} {t(isAlone ? 'tax.surplus_alone' : 'tax.surplus', { year })}
      </span>
    </>
  );
}
