import type { UnitYield } from '@manzil/shared/contract/units/unit-detail';
import type { Money } from '@manzil/shared/contract/values';
import { sumAmounts } from '@manzil/shared/domain/money';
import { formatAmount } from '@manzil/shared/format/money';
import { formatBps } from '@manzil/shared/format/percent';
import { useTexts } from '@manzil/shared/runtime';
import { Facts } from '@manzil/shared/ui/facts';
import styles from './yield-box.module.css';

export function YieldBox({ figures }: { figures: UnitYield }) {
  const { t, language } = useTexts('units/unit-detail');
  const { currency } = figures.annual_rent;
  const less = ({ amount }: Money) => formatAmount({ amount: -amount, currency }, language);
  const costs: [string, Money][] = [
    [t('yield.service_charge'), figures.service_charge],
    [
      t('yield.management', { percent: formatBps(figures.management_fee_bps, language) }),
      sumAmounts([figures.management_fee, figures.fee_vat], currency),
    ],
    [t('yield.insurance'), figures.insurance],
    [t('yield.maintenance'), figures.maintenance],
  ];
  // Of amounts that are parts, each rounded, the sum is what the lines say.
  const spent = sumAmounts(
    costs.map(([, cost]) => cost),
    currency,
  );
  const net = { amount: figures.annual_rent.amount - spent.amount, currency };
  return (
    <section className={styles.box} aria-label={t('yield.title')}>
      <h2>{t('yield.title')}</h2>
      <dl className={styles.rates}>
        <div>
          <dt>{t('yield.net')}</dt>
          <dd>{formatBps(figures.net_bps, language, { digits: 2 })}</dd>
        </div>
        <div className={styles.gross}>
          <dt>{t('yield.gross')}</dt>
          <dd>{formatBps(figures.gross_bps, language, { digits: 2 })}</dd>
        </div>
      </dl>
      <Facts
        facts={[
          { label: t('yield.rent'), value: formatAmount(figures.annual_rent, language) },
          ...costs
            .filter(([, { amount }]) => amount !== 0)
            .map(([label, cost]) => ({ label, value: less(cost) })),
          {
            label: t('yield.sum', { currency }),
            value: formatAmount(net, language),
            strong: true,
          },
        ]}
      />
      <p className={styles.formula}>{t('yield.formula')}</p>
    </section>
  );
}
