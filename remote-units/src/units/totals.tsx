import type { UnitList } from '@manzil/shared/contract/units';
import { formatMoney } from '@manzil/shared/format/money';
import { useWords } from '@manzil/shared/runtime';
import styles from './totals.module.css';

/** Sums over all units; what is zero is left out. */
export function Totals({ totals }: { totals: UnitList['totals'] }) {
  const { t, language } = useWords('units/units');
  const sums = (['purchase_price', 'annual_rent', 'open_amount'] as const).filter(
    (name) => totals[name].amount !== 0,
  );
  return (
    <dl className={styles.totals}>
      {sums.map((name) => (
        <div key={name}>
          <dt>{t(`units.${name}`)}</dt>
          <dd>{formatMoney(totals[name], language)}</dd>
        </div>
      ))}
    </dl>
  );
}
