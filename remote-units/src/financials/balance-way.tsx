import type { Balance } from '@manzil/shared/contract/bookings/balance';
import type { Dashboard } from '@manzil/shared/contract/dashboard/dashboard';
import { formatDay } from '@manzil/shared/format/date';
import { formatMoney } from '@manzil/shared/format/money';
import { useTexts } from '@manzil/shared/runtime';
import { Facts } from '@manzil/shared/ui/facts';
import { netOf } from '../figures/money-figures';
import styles from './financials.module.css';

type BalanceWayProps = { dashboard: Dashboard; balance: Balance };

/** Why what was earned is not what was paid out: from the balance before the period to that of today. */
export function BalanceWay({ dashboard, balance }: BalanceWayProps) {
  const { t, language } = useTexts('units/financials');
  const { available, opening } = balance;
  const net = netOf(dashboard.figures);
  const paid = dashboard.figures.payouts;
  const before = opening?.balance.amount ?? 0;
  const other = available.amount - before - net.amount + paid.amount;
  const money = (amount: number) => formatMoney({ ...net, amount }, language);
  return (
    <div className={styles.way}>
      <h3>{t('way.title')}</h3>
      <Facts
        facts={[
          ...(opening
            ? [
                {
                  label: t('way.opening', { day: formatDay(opening.day, language) }),
                  value: money(before),
                },
              ]
            : []),
          { label: t('way.net'), value: money(net.amount) },
          { label: t('way.paid'), value: money(paid.amount && -paid.amount) },
          ...(other === 0 ? [] : [{ label: t('way.other'), value: money(other) }]),
          { label: t('way.available'), value: money(available.amount), strong: true },
        ]}
      />
    </div>
  );
}
