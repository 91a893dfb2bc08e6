import type { UnitList } from '@manzil/shared/contract/units/unit-list';
import { formatMoney } from '@manzil/shared/format/money';
import { useTexts } from '@manzil/shared/runtime';
import { useCurrency } from '../display/use-currency';
import { usePart } from '../display/use-part';
import styles from './totals.module.css';

/** Sums over all units; what is zero is left out. */
export function Totals({ totals }: { totals: UnitList['totals'] }) {
  const { t, language } = useTexts('units/units');
  const { shown, owed } = useCurrency();
  const { inPart } = usePart();
  const counted = inPart ? totals.part : totals;
  const sums = (['purchase_price', 'annual_rent', 'open_amount'] as const).filter(
    (name) => counted[name].amount !== 0,
  );
  return (
    <dl className={styles.totals}>
      {sums.map((name) => {
        const { money, beside } = (name === 'open_amount' ? owed : shown)(counted[name]);
        return (
          <div key={name}>
            <dt>{t(`units.${name}`, { count: totals.count })}</dt>
            <dd>{formatMoney(money, language, { whole: money.currency === 'EUR' })}</dd>
            {beside && (
              <dd className={styles.beside}>
                {t('figures.about', { amount: formatMoney(beside, language, { whole: true }) })}
              </dd>
            )}
          </div>
        );
      })}
    </dl>
  );
}
