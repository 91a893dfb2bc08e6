import type { Balance } from '@manzil/shared/contract/bookings/balance';
import type { Dashboard } from '@manzil/shared/contract/dashboard/dashboard';
import { formatDay } from '@manzil/shared/format/date';
import { formatMoney } from '@manzil/shared/format/money';
import { useTexts } from '@manzil/shared/runtime';
import { Facts } from '@manzil/shared/ui/facts';
import { netOf } from '../figures/money-figures';
import { periodDays } from '../period/period-days';
import styles from './financials.module.css';

type BalanceWayProps = { dashboard: Dashboard; balance: Balance };

/** Why what was earned is not what was paid out: from the balance before the period to that of today. */
export function BalanceWay({ dashboard, balance }: BalanceWayProps) {
  const { t, language } = useTexts('units/financials');
  const { from } = periodDays(dashboard);
  const opening = balance.opening ?? { ...balance.available, amount: 0 };
  const net = netOf(dashboard.figures);
  const paid = dashboard.figures.payouts;
  const other = balance.available.amount - opening.amount - net.amount + paid.amount;
  const money = (amount: number) => formatMoney({ ...net, amount }, language);
  return (
    <div className={styles.way}>
      <h3>{t('way.title')}</h3>
      <Facts
        facts={[
          ...(from
            ? [
                {
                  label: t('way.opening', { day: formatDay(from, language) }),
                  value: money(opening.amount),
                },
              ]
            : []),
          { label: t('way.net'), value: money(net.amount) },
          { label: t('way.paid'), value: money(paid.amount && -paid.amount) },
          ...(other === 0 ? [] : [{ label: t('way.other'), value: money(other) }]),
          { label: t('way.available'), value: money(balance.available.amount), strong: true },
        ]}
      />
    </div>
  );
}
