import type { Money } from '@manzil/shared/contract/values';
import { formatAmount, formatMoney } from '@manzil/shared/format/money';
import { useTexts } from '@manzil/shared/runtime';
import styles from './financials.module.css';

export function NetTitle({ net }: { net: Money }) {
  const { t, language } = useTexts('units/financials');
  const rounded = { whole: net.currency === 'EUR' };
  const amount = formatAmount(net, language, rounded);
  const [before, behind] = formatMoney(net, language, rounded).split(amount);
  return (
    <>
      {before && <span className={styles.unit}>{before}</span>}
      {amount}
      <span className={styles.unit}>
        {behind} {t('financials.net')}
      </span>
    </>
  );
}
